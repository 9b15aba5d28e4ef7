import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The handle that queries take; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/**
 * What is known of the database: it answers and tells of changes; it answers, but changes may be missed; or it does not
 * answer.
 */
export type DatabaseState = 'live' | 'deaf' | 'down'

/** Who wants to hear of changes. */
export interface ContentListener {
  /** Content has changed, in this process or another one. @param payload what the notification carries. */
  onChange: (payload: string) => void
  /** The state is another one now; once it is live again, changes may have been missed. */
  onState: (state: DatabaseState) => void
}

/** What the database has come to since it was opened. */
export interface DatabaseFigures {
  queries: number
  /** How often the connection that hears of changes was lost. */
  listenerLosses: number
  /** Connections of the pool: all, at rest, and requests that wait for one. */
  pool: { total: number; idle: number; waiting: number }
  /** How often the embedded server was started again after a crash. */
  restarts: number
}

/** A database that is open. */
export interface Database {
  db: Db
  /** Hears of every committed content change of any process. @returns a function that stops listening. */
  listen(listener: ContentListener): Promise<() => Promise<void>>
  /** Resolves when the database answers. @throws when it does not, or takes longer than `pingTime`. */
  ping(): Promise<void>
  figures(): DatabaseFigures
  close(): Promise<void>
}

/** The database cannot be opened; the message is one line for whoever started the program. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The channel on which triggers tell of changes. */
export const contentChannel = 'content'

/** Milliseconds after which a database that does not answer counts as away. */
export const pingTime = 1500
