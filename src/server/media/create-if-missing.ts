import { isDiskFull } from '../disk-full.ts'
import { objectOf } from '../files/object-of.ts'
import type { Storage, StoredObject } from '../files/storage.ts'

/** What is made where it is not stored yet. */
export interface Recipe {
  /** @returns null where there is nothing to make it of. */
  make: () => Promise<Uint8Array | null>
  /** Stores it. @returns false when what it was made of has gone meanwhile. */
  store: (bytes: Uint8Array) => Promise<boolean>
}

/**
 * @returns a function that gives a stored object, making it first where it is not there yet; a second request for one
 * being made waits for the first. Where the disk has no room for it, it is given all the same.
 */
export function createIfMissing(storage: Storage): (key: string, recipe: Recipe) => Promise<StoredObject | null> {
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  return async (key, recipe) => {
    const stored = await storage.get(key)
    if (stored) return stored
    const making = underWay.get(key) ?? makeAndStore(recipe).finally(() => underWay.delete(key))
    underWay.set(key, making)
    const made = await making
    return made && objectOf(made)
  }
}

async function makeAndStore({ make, store }: Recipe): Promise<Uint8Array | null> {
  const made = await make()
  if (!made) return null
  try {
    return (await store(made)) ? made : null
  } catch (error) {
    if (isDiskFull(error)) return made
    throw error
  }
}
