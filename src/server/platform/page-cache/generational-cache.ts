interface Entry<Value> {
  value: Value
  size: number
  generation: number
  /** Whether it was hit since entries were last evicted. */
  used: boolean
}

/** The value to store; null to delete the entry; `failed` to keep the stale value. */
export type ToStore<Value extends object> = Value | null | 'failed'

/** Bytes of an entry beside its key and value; uncounted, many tiny values would take a multiple of the limit. */
const entryBytes = 256

/**
 * Values derived from content. Each change of content starts a new generation, in which older values are stale.
 * @param maxBytes memory for values; beyond it entries are evicted by the clock algorithm, an approximation of LRU.
 * @param sizeOf approximate bytes of a value.
 */
export function createGenerationalCache<Value extends object>(maxBytes: number, sizeOf: (value: Value) => number) {
  const entries = new Map<string, Entry<Value>>()
  const inFlight = new Map<string, Promise<unknown>>()
  let generation = 0
  let bytes = 0

  const entrySize = (key: string, value: Value) => sizeOf(value) + key.length + entryBytes

  function remove(key: string): void {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function store(key: string, value: Value): void {
    remove(key)
    const size = entrySize(key, value)
    entries.set(key, { value, size, generation, used: false })
    bytes += size
    evict()
  }

  /** The oldest first; one that was used in the meantime gets a second chance at the end of the queue. */
  function evict(): void {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) break
      entries.delete(key)
      if (entry.used) entries.set(key, { ...entry, used: false })
      else bytes -= entry.size
    }
  }

  return {
    /** @returns a value of the current generation, or null. */
    get(key: string): Value | null {
      const entry = entries.get(key)
      if (entry?.generation !== generation) return null
      entry.used = true
      return entry.value
    },
    /** @returns the last value, of any generation, or null. */
    getStale: (key: string) => entries.get(key)?.value ?? null,
    /**
     * Creates a value; concurrent calls of one generation share it. A creation that started before the last purge is
     * neither stored nor shared with later calls. A value that no longer exists is deleted at once, so that it is not
     * served stale.
     */
    async create<Created>(key: string, create: () => Promise<Created>, toStore: (created: Created) => ToStore<Value>) {
      const startedIn = generation
      const flight = `${startedIn} ${key}`
      const creating =
        (inFlight.get(flight) as Promise<Created> | undefined) ?? create().finally(() => inFlight.delete(flight))
      inFlight.set(flight, creating)
      const created = await creating
      const value = toStore(created)
      if (startedIn !== generation || value === 'failed') return created
      if (value === null) remove(key)
      else if (entries.get(key)?.value !== value) store(key, value)
      return created
    },
    /** Begins a new generation: content changed. */
    purge(): void {
      generation += 1
    },
    stats: () => ({ entries: entries.size, bytes }),
  }
}
