import { isDiskFull } from '../disk-full.ts'
import { objectOf } from '../files/object-of.ts'
import type { Storage, StoredObject } from '../files/storage.ts'

export interface CreateOptions {
  /** @returns null if it cannot be created because its source does not exist. */
  create: () => Promise<Uint8Array | null>
  /** @returns false when its source was removed in the meantime. */
  store: (bytes: Uint8Array) => Promise<boolean>
}

/**
 * @returns a function that returns a stored object, and creates it first if it is missing; concurrent requests for the
 * same key share the work. If the disk is full, the object is returned without being stored.
 */
export function createIfMissing(
  storage: Storage,
): (key: string, options: CreateOptions) => Promise<StoredObject | null> {
  const inFlight = new Map<string, Promise<Uint8Array | null>>()
  return async (key, options) => {
    const stored = await storage.get(key)
    if (stored) return stored
    const pending = inFlight.get(key) ?? createAndStore(options).finally(() => inFlight.delete(key))
    inFlight.set(key, pending)
    const created = await pending
    return created && objectOf(created)
  }
}

async function createAndStore({ create, store }: CreateOptions): Promise<Uint8Array | null> {
  const created = await create()
  if (!created) return null
  try {
    return (await store(created)) ? created : null
  } catch (error) {
    if (isDiskFull(error)) return created
    throw error
  }
}
