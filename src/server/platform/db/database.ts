import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** A database or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** Whether the database answers: docs/decisions/0032. */
export type DatabaseState = 'live' | 'down'

export interface ContentListener {
  /**
   * Content has changed, in this process or another one.
   * @param payload of the notification; empty for a change that was not announced.
   */
  onChange: (payload: string) => void
  onState: (state: DatabaseState) => void
}

/** Counted since the database was opened. */
export interface DatabaseFigures {
  queries: number
  /** How often the listening connection was lost. */
  listenerLosses: number
  /** Changes of content that a poll found and no notification announced. */
  missedChanges: number
  /** Milliseconds that the clock of the database is ahead of ours. */
  clockAhead: number
  /** Connections in the pool, those of them that are idle, and requests that wait for one. */
  pool: { total: number; idle: number; waiting: number }
  /** Restarts of the embedded server after a crash. */
  restarts: number
}

export interface Database {
  db: Db
  /** Listens for committed content changes of any process. @returns a function that stops listening. */
  listen(listener: ContentListener): Promise<() => Promise<void>>
  /** @throws when the database does not answer within `pingTime`. */
  ping(): Promise<void>
  /** @returns milliseconds since 1970 by the clock of the database, which all nodes share. */
  now(): number
  /** @returns whether a program serves this database. */
  isServed(): Promise<boolean>
  figures(): DatabaseFigures
  close(): Promise<void>
}

/** The database cannot be opened; the message is one line for the operator. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The channel that the triggers notify. */
export const contentChannel = 'content'

/** Milliseconds after which a database that does not answer counts as down. */
export const pingTime = 1500
