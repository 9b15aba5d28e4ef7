import type { PublicApi } from '#contract/http/client.ts'

/** A read of the public API, with the times of specification 9 in minutes. */
export interface Query<Data> {
  /** Queries with the same key share a cache entry. */
  key: string
  read: (api: PublicApi) => Promise<Data>
  times: { fresh: number; retained: number }
}

/** @param key parts that identify the query. */
export function query<Data>(key: unknown[], times: Query<Data>['times'], read: Query<Data>['read']): Query<Data> {
  return { key: JSON.stringify(key), times, read }
}

interface Entry {
  /** Undefined until the first read has succeeded; no call returns undefined. */
  data?: unknown
  /** When the data was read and when it was last used, milliseconds since 1970. */
  readAt: number
  usedAt: number
  /** Milliseconds for which unused data is retained. */
  retained: number
  /** The pending read, or the last one if it failed and there is no data. */
  reading?: Promise<unknown> | undefined
  isPending: boolean
  listeners: Set<() => void>
}

/** Plain JSON. */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Data by query key. */
export type DehydratedData = Record<string, Json>

const minute = 60_000

/** Milliseconds before the first retry; each further one waits twice as long. */
const firstRetryDelay = 1000

/**
 * The queries of one visit or one render, with stale-while-revalidate. TanStack Query would add 10 kB, and public pages
 * only read (docs/decisions/0013).
 */
export class QueryCache {
  readonly #entries = new Map<string, Entry>()
  readonly #api: PublicApi
  readonly #retries: number

  /** @param retries of a failed read. */
  constructor(api: PublicApi, retries: number) {
    this.#api = api
    this.#retries = retries
  }

  /** @returns the cached data, stale or not. */
  get<Data>({ key }: Query<Data>): Data | undefined {
    return this.#entries.get(key)?.data as Data | undefined
  }

  /** @returns the cached data, stale or not; reads it if missing. @throws the error of the read. */
  async fetch<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query)
    if (entry.data !== undefined) return entry.data as Data
    return (entry.isPending ? entry.reading : this.#read(query, entry)) as Promise<Data>
  }

  /** For what a page can do without. @param failure is logged with its cause. @returns null after a failure. */
  async fetchIfPossible<Data>(query: Query<Data>, failure?: string): Promise<Data | null> {
    try {
      return await this.fetch(query)
    } catch (error) {
      if (failure) console.error(failure, error)
      return null
    }
  }

  /** For React's `use`: the same promise in every render, even after it has failed, until `fetch` reads again. */
  getPromise<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query)
    return (entry.reading ?? this.#read(query, entry)) as Promise<Data>
  }

  /** Reads stale or missing data; if that fails, stale data stays. */
  refresh<Data>(query: Query<Data>): void {
    const entry = this.#entry(query)
    const isFresh = entry.data !== undefined && Date.now() - entry.readAt < query.times.fresh * minute
    if (!isFresh && !entry.isPending) this.#read(query, entry).catch(() => {})
  }

  /** Calls back when newer data arrives; data with subscribers is not removed. @returns a function that unsubscribes. */
  subscribe<Data>(query: Query<Data>, listener: () => void): () => void {
    const entry = this.#entry(query)
    entry.listeners.add(listener)
    return () => {
      entry.listeners.delete(listener)
      entry.usedAt = Date.now()
    }
  }

  /** @returns all data, for the rendered page. */
  dehydrate(): DehydratedData {
    return Object.fromEntries(
      [...this.#entries].flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data as Json]])),
    )
  }

  /**
   * Adds the data of a server-rendered page as if it were read now: a cached page may have been rendered hours ago, but
   * every change of content purges it.
   */
  hydrate(dehydrated: DehydratedData): void {
    for (const [key, data] of Object.entries(dehydrated)) {
      this.#entries.set(key, { ...newEntry(), data, readAt: Date.now() })
    }
  }

  #entry({ key, times }: Query<unknown>): Entry {
    this.#removeUnused()
    const entry = this.#entries.get(key) ?? newEntry()
    entry.usedAt = Date.now()
    entry.retained = times.retained * minute
    this.#entries.set(key, entry)
    return entry
  }

  #removeUnused(): void {
    for (const [key, { listeners, isPending, usedAt, retained }] of this.#entries) {
      if (listeners.size === 0 && !isPending && Date.now() - usedAt > retained) this.#entries.delete(key)
    }
  }

  #read<Data>({ read }: Query<Data>, entry: Entry): Promise<Data> {
    const reading = this.#readWithRetries(read, 0)
    entry.isPending = true
    entry.reading = reading
    const settle = (data?: Data) => {
      entry.isPending = false
      if (data === undefined) return
      entry.reading = undefined
      entry.data = data
      entry.readAt = Date.now()
      for (const listener of entry.listeners) listener()
    }
    reading.then(settle, () => settle())
    return reading
  }

  /** Only server errors are retried. */
  async #readWithRetries<Data>(read: Query<Data>['read'], failures: number): Promise<Data> {
    try {
      return await read(this.#api)
    } catch (error) {
      const { status = 500 } = error as { status?: number }
      if (status < 500 || failures >= this.#retries) throw error
      await new Promise((resolve) => setTimeout(resolve, firstRetryDelay * 2 ** failures))
      return this.#readWithRetries(read, failures + 1)
    }
  }
}

function newEntry(): Entry {
  return { readAt: 0, usedAt: Date.now(), retained: Infinity, isPending: false, listeners: new Set() }
}
