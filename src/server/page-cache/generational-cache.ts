interface Entry<Value> {
  value: Value
  size: number
  /** The generation of content that the value shows. */
  generation: number
  /** Whether it was asked for since room was last made. */
  used: boolean
}

/** What is to be kept of something made: a value, nothing any more, or what was kept before since making it failed. */
export type ToStore<Value extends object> = Value | null | 'failed'

/** What was made of the content, in memory until content changes. */
export interface GenerationalCache<Value extends object> {
  /** @returns what is kept of the current content, or null. */
  current(key: string): Value | null
  /** @returns what was kept last, of whatever content, or null. */
  last(key: string): Value | null
  /**
   * Makes something anew. Requests that come while it is being made wait for the same one; one that began before the
   * last change is neither kept nor given to a request that came after it. What is no longer there is forgotten at
   * once: it must not come back as the last good one.
   */
  make<Made>(key: string, make: () => Promise<Made>, toStore: (made: Made) => ToStore<Value>): Promise<Made>
  /** Puts a better form of a value in its place, unless that is no longer what is kept. */
  replace(key: string, value: Value, better: Value): void
  /** Content changed: nothing kept so far is current any more. */
  purge(): void
  figures(): { entries: number; bytes: number }
}

/** Bytes of an entry beside its key and value; without them a flood of tiny values would take many times the bound. */
const entryBytes = 256

/**
 * @param maxBytes memory for values; the ones not asked for longest make room.
 * @param sizeOf bytes of a value, near enough.
 */
export function createGenerationalCache<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): GenerationalCache<Value> {
  const entries = new Map<string, Entry<Value>>()
  const underWay = new Map<string, Promise<unknown>>()
  let generation = 0
  let bytes = 0

  const entrySize = (key: string, value: Value) => sizeOf(value) + key.length + entryBytes

  function forget(key: string): void {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function keep(key: string, value: Value): void {
    forget(key)
    const size = entrySize(key, value)
    entries.set(key, { value, size, generation, used: false })
    bytes += size
    makeRoom()
  }

  /** The oldest goes; one that was asked for in the meantime is spared once and moves to the end of the line. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) break
      entries.delete(key)
      if (entry.used) entries.set(key, { ...entry, used: false })
      else bytes -= entry.size
    }
  }

  return {
    current(key) {
      const entry = entries.get(key)
      if (entry?.generation !== generation) return null
      entry.used = true
      return entry.value
    },
    last: (key) => entries.get(key)?.value ?? null,
    async make<Made>(key: string, make: () => Promise<Made>, toStore: (made: Made) => ToStore<Value>) {
      const of = generation
      const flight = `${of} ${key}`
      const making =
        (underWay.get(flight) as Promise<Made> | undefined) ?? make().finally(() => underWay.delete(flight))
      underWay.set(flight, making)
      const made = await making
      const value = toStore(made)
      if (of !== generation || value === 'failed') return made
      if (value === null) forget(key)
      else if (entries.get(key)?.value !== value) keep(key, value)
      return made
    },
    replace(key, value, better) {
      const entry = entries.get(key)
      if (entry?.value !== value) return
      const size = entrySize(key, better)
      bytes += size - entry.size
      entries.set(key, { ...entry, value: better, size })
      makeRoom()
    },
    purge() {
      generation += 1
    },
    figures: () => ({ entries: entries.size, bytes }),
  }
}
