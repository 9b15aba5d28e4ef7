/**
 * @param create is called once, on first use.
 * @returns a function that returns the same promise each time; after a rejection the next call tries again.
 */
export function memoizeAsync<T>(create: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | null = null
  return () => {
    if (cached) return cached
    const pending = create()
    cached = pending
    pending.catch(() => {
      cached = null
    })
    return pending
  }
}
