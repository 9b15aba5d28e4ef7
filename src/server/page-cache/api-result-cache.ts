import { createGenerationalCache } from './generational-cache.ts'

/** Results of public calls, shared by all pages that need them; whoever gets one must not change it. */
export interface ApiResultCache {
  /** @returns the result of a call, cached where content has not changed since. */
  getOrCreate<Result>(key: string, call: () => Promise<Result>): Promise<Result>
  /** Content changed. */
  purge(): void
}

/** @param maxBytes memory for results, as the length of their JSON. */
export function createApiResultCache(maxBytes: number): ApiResultCache {
  const cache = createGenerationalCache<{ result: unknown }>(
    maxBytes,
    ({ result }) => (JSON.stringify(result) ?? '').length,
  )
  return {
    async getOrCreate<Result>(key: string, call: () => Promise<Result>) {
      const hit = cache.get(key)
      if (hit) return hit.result as Result
      const { result } = await cache.create(
        key,
        async () => ({ result: await call() }),
        (each) => each,
      )
      return result
    },
    purge: cache.purge,
  }
}
