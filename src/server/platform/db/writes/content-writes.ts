import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { settingsOf, type ChangeAuthor } from './operations.ts'
import type { Db } from '../database.ts'

export type ContentWrites = ReturnType<typeof contentWrites>

/**
 * Changes of content, by this process or another one: docs/decisions/0017.
 * @param onChange called once for each transaction of any process that changed content.
 */
export function contentWrites(onChange: () => void) {
  let writer = randomUUID()
  return {
    /**
     * Runs a transaction that changes content in the name of an author. `onChange` is called after the commit, before this
     * resolves.
     * @throws what `work` or the database throws; nothing is changed then, unless the answer to the commit was lost.
     */
    async transaction<Result>(db: Db, author: ChangeAuthor, work: (tx: Db) => Promise<Result>): Promise<Result> {
      let isCommitting = false
      try {
        const result = await db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('hatheli.writer', ${writer}, true), ${settingsOf(author)}`)
          const value = await work(tx as Db)
          isCommitting = true
          return value
        })
        onChange()
        return result
      } catch (error) {
        // The commit may have succeeded, or may still: with a new id its notification is handled like a foreign one.
        if (isCommitting) {
          writer = randomUUID()
          onChange()
        }
        throw error
      }
    },
    /** Handles a notification of the database; those of this process's own transactions are ignored. */
    onNotification(payload: string): void {
      if (payload.split(' ')[0] !== writer) onChange()
    },
  }
}

/** @returns the transaction of a notification, which is `writer transaction`. */
export function transactionOf(payload: string): string {
  return payload.slice(payload.indexOf(' ') + 1)
}
