import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { NodesSeen } from './listen/node-locks.ts'
import type * as schema from './schema.ts'

/** A database or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/**
 * `live`: it answers and sends notifications; `deaf`: it answers, but notifications may be missed; `down`: it does not
 * answer. See docs/decisions/0032.
 */
export type DatabaseState = 'live' | 'deaf' | 'down'

export interface ContentListener {
  /** Content has changed, in this process or another one. @param payload of the notification. */
  onChange: (payload: string) => void
  /** Called when the state changes; before it became `live` again, changes may have been missed. */
  onState: (state: DatabaseState) => void
  /** Of the secret of this node; without it the listener is no node that others see. */
  print?: number
}

/** Counted since the database was opened. */
export interface DatabaseFigures {
  queries: number
  /** How often the listening connection was lost. */
  listenerLosses: number
  /** Changes of content that were found by asking, since no notification came. */
  missedChanges: number
  /** Milliseconds that the clock of the database is ahead of ours. */
  clockAhead: number
  /** Connections in the pool, those of them that are idle, and requests that wait for one. */
  pool: { total: number; idle: number; waiting: number }
  /** Replicas that are used now, and queries that they have answered. */
  replicas: { ready: number; answered: number }
  /** Restarts of the embedded server after a crash. */
  restarts: number
}

export interface Database {
  db: Db
  /** For reads of what everybody may see: from replicas where there are any, never older than the last change. */
  publicDb: Db
  /** The caches were purged: what is read from now on has to be new. */
  contentChanged(): void
  /** Listens for committed content changes of any process. @returns a function that stops listening. */
  listen(listener: ContentListener): Promise<() => Promise<void>>
  /** @throws when the database does not answer within `pingTime`. */
  ping(): Promise<void>
  /** @returns milliseconds since 1970 by the clock of the database, which all nodes share. */
  now(): number
  /** @param print of this node's secret. */
  nodes(print: number): Promise<NodesSeen>
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
