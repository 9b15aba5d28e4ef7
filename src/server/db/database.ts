import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The handle that queries take; a transaction is one too. Both drivers assign to it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** A database that is open. */
export interface Database {
  db: Db
  kind: 'embedded' | 'postgresql'
  /**
   * Hears of every committed content change of any process.
   * @param onChange called after each change, and after a lost connection came back (something may have been missed).
   * @returns a function that stops listening.
   */
  listen(onChange: () => void): Promise<() => Promise<void>>
  /** Resolves when the database answers. @throws when it does not. */
  ping(): Promise<void>
  /** @returns how many queries went through `db` so far. */
  queries(): number
  close(): Promise<void>
}

/** The database cannot be opened; the message is one line for whoever started the program. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The channel on which triggers tell of changes. */
export const contentChannel = 'content'
