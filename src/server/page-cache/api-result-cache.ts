import { createGenerationalCache } from './generational-cache.ts'

/** Results of public API calls, shared by all pages that are rendered; they must not be mutated (docs/decisions/0041). */
export interface ApiResultCache {
  getOrCreate<Result>(key: string, call: () => Promise<Result>): Promise<Result>
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
