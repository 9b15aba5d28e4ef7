import type { Storage, StoredObject } from '../files/storage.ts'

/**
 * @returns a function that gives a stored object, making it first where it is not there yet; a second request for one
 * being made waits for the first. `make` stores it and says whether it could.
 */
export function madeOnce(
  storage: Storage,
): (key: string, make: () => Promise<boolean>) => Promise<StoredObject | null> {
  const underWay = new Map<string, Promise<boolean>>()
  return async (key, make) => {
    const kept = await storage.get(key)
    if (kept) return kept
    const making = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, making)
    return (await making) ? storage.get(key) : null
  }
}
