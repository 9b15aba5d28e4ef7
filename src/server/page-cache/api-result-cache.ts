import { createGenerationalCache } from './generational-cache.ts'

/** Results of public reads, shared by all pages that need them; whoever gets one must not change it. */
export interface ApiResultCache {
  /** @returns the result of a read, from memory where content has not changed since. */
  read<Result>(key: string, read: () => Promise<Result>): Promise<Result>
  /** Content changed. */
  purge(): void
}

/** @param maxBytes memory for results, as the length of their JSON. */
export function createApiResultCache(maxBytes: number): ApiResultCache {
  const kept = createGenerationalCache<{ result: unknown }>(
    maxBytes,
    ({ result }) => (JSON.stringify(result) ?? '').length,
  )
  return {
    async read<Result>(key: string, read: () => Promise<Result>) {
      const hit = kept.current(key)
      if (hit) return hit.result as Result
      const made = await kept.make(
        key,
        async () => ({ result: await read() }),
        (each) => each,
      )
      return made.result
    },
    purge: kept.purge,
  }
}
