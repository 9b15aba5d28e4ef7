/**
 * @param make what is wanted, made at the first call.
 * @returns a function that gives the same promise each time; one that rejects is forgotten, and the next call tries anew.
 */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    if (made) return made
    const making = make()
    made = making
    making.catch(() => {
      made = null
    })
    return making
  }
}
