import type { Storage } from '#server/platform/files/storage.ts'

/** A storage that records its calls. */
export interface WatchedStorage extends Storage {
  /** Calls in order, such as `put variants/…` and `read trip-images/…`. */
  done: string[]
}

/** Records each put and each read of an object. */
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
