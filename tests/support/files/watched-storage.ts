import type { Storage } from '#server/files/storage.ts'

/** A storage, and what was done with it. */
export interface WatchedStorage extends Storage {
  /** In order, such as `put variants/…` and `read trip-images/…`. */
  done: string[]
}

/** @returns the same storage, which writes down each object that is put and each that is read. */
export function watched(storage: Storage): WatchedStorage {
  const done: string[] = []
  return {
    ...storage,
    done,
    put: async (key, bytes) => {
      done.push(`put ${key}`)
      return storage.put(key, bytes)
    },
    get: async (key) => {
      const found = await storage.get(key)
      return (
        found && {
          ...found,
          stream: (range) => {
            done.push(`read ${key}`)
            return found.stream(range)
          },
        }
      )
    },
  }
}
