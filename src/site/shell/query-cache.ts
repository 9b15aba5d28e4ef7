import type { PublicApi } from '#contract/client.ts'

/** Something that public pages read from the API, with the times of specification 9. */
export interface Query<Data> {
  /** The same for whatever reads the same. */
  key: string
  read: (api: PublicApi) => Promise<Data>
  times: { fresh: number; retained: number }
}

/** @param key parts that tell it from everything else that is read. */
export function query<Data>(key: unknown[], times: Query<Data>['times'], read: Query<Data>['read']): Query<Data> {
  return { key: JSON.stringify(key), times, read }
}

interface Entry {
  /** Undefined until the first read succeeded: no call answers with that. */
  data?: unknown
  /** Milliseconds; when the data was read, and when somebody last asked for it. */
  readAt: number
  usedAt: number
  retained: number
  /** Pending, or the last one that failed with nothing to show instead. */
  reading?: Promise<unknown> | undefined
  isPending: boolean
  listeners: Set<() => void>
}

/** Plain JSON. */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Answers by their query's key. */
export type DehydratedData = Record<string, Json>

const minute = 60_000

/** Milliseconds before the first repetition; each further one waits twice as long. */
const firstPause = 1000

/**
 * What a visit, or a render, has read so far: fresh data is not read again, stale data shows until newer arrives. TanStack
 * Query weighs 10 kB, and public pages only read (docs/decisions/0013, 0041).
 */
export class QueryCache {
  readonly #entries = new Map<string, Entry>()
  readonly #api: PublicApi
  readonly #retries: number

  /** @param retries how often a read that failed is tried again. */
  constructor(api: PublicApi, retries: number) {
    this.#api = api
    this.#retries = retries
  }

  /** @returns what is cached, stale or not; undefined where nothing is. */
  known<Data>({ key }: Query<Data>): Data | undefined {
    return this.#entries.get(key)?.data as Data | undefined
  }

  /** @returns what is cached, or else what a read brings. @throws what the read threw. */
  async ensure<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query)
    if (entry.data !== undefined) return entry.data as Data
    return (entry.isPending ? entry.reading : this.#read(query, entry)) as Promise<Data>
  }

  /** As `ensure`, for rendering: the same promise each time, also after it failed, until a loader asks anew. */
  awaited<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query)
    return (entry.reading ?? this.#read(query, entry)) as Promise<Data>
  }

  /** Reads what is stale or missing; when that fails, stale data stays. */
  refresh<Data>(query: Query<Data>): void {
    const entry = this.#entry(query)
    const isFresh = entry.data !== undefined && Date.now() - entry.readAt < query.times.fresh * minute
    if (!isFresh && !entry.isPending) this.#read(query, entry).catch(() => {})
  }

  /** Calls back when newer data arrives, which is retained meanwhile. @returns a function that unsubscribes. */
  subscribe<Data>(query: Query<Data>, listener: () => void): () => void {
    const entry = this.#entry(query)
    entry.listeners.add(listener)
    return () => {
      entry.listeners.delete(listener)
      entry.usedAt = Date.now()
    }
  }

  /** @returns all data, by key, for the page that was rendered from it. */
  dehydrate(): DehydratedData {
    return Object.fromEntries(
      [...this.#entries].flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data as Json]])),
    )
  }

  /**
   * Takes over a served page's data. A cached page may have been rendered hours ago and is current all the same, since
   * every change purges it: its data counts as read now.
   */
  hydrate(dehydrated: DehydratedData): void {
    for (const [key, data] of Object.entries(dehydrated)) {
      this.#entries.set(key, { ...newEntry(), data, readAt: Date.now() })
    }
  }

  #entry({ key, times }: Query<unknown>): Entry {
    this.#forget()
    const entry = this.#entries.get(key) ?? newEntry()
    entry.usedAt = Date.now()
    entry.retained = times.retained * minute
    this.#entries.set(key, entry)
    return entry
  }

  #forget(): void {
    for (const [key, { listeners, isPending, usedAt, retained }] of this.#entries) {
      if (listeners.size === 0 && !isPending && Date.now() - usedAt > retained) this.#entries.delete(key)
    }
  }

  #read<Data>({ read }: Query<Data>, entry: Entry): Promise<Data> {
    const reading = this.#try(read, 0)
    entry.isPending = true
    entry.reading = reading
    const keep = (data?: Data) => {
      entry.isPending = false
      if (data === undefined) return
      entry.reading = undefined
      entry.data = data
      entry.readAt = Date.now()
      for (const listener of entry.listeners) listener()
    }
    reading.then(keep, () => keep())
    return reading
  }

  /** What is not there will not be there the second time: only failures that may pass are tried again. */
  async #try<Data>(read: Query<Data>['read'], failures: number): Promise<Data> {
    try {
      return await read(this.#api)
    } catch (error) {
      const { status = 500 } = error as { status?: number }
      if (status < 500 || failures >= this.#retries) throw error
      await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** failures))
      return this.#try(read, failures + 1)
    }
  }
}

function newEntry(): Entry {
  return { readAt: 0, usedAt: Date.now(), retained: Infinity, isPending: false, listeners: new Set() }
}
