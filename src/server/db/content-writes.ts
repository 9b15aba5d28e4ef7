import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Changes of content: those of this process, known at once, and those that the database tells of. */
export interface ContentWrites {
  /**
   * Runs a transaction that changes content. When it is committed, the change is heard of before this resolves.
   * @throws what `work` throws, or the database; nothing is changed then unless the answer to the commit was lost.
   */
  transaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result>
  /** Takes a notification of the database; one of a transaction above is known already. */
  onNotification: (payload: string) => void
}

/** @param onChange called once for each transaction of any process that changed content. */
export function contentWrites(onChange: () => void): ContentWrites {
  let writer = randomUUID()
  return {
    async transaction(db, work) {
      let isCommitting = false
      try {
        const result = await db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('hatheli.writer', ${writer}, true)`)
          const made = await work(tx as Db)
          isCommitting = true
          return made
        })
        onChange()
        return result
      } catch (error) {
        // The commit may have come through, or may yet: from now on its notification counts like one of others.
        if (isCommitting) {
          writer = randomUUID()
          onChange()
        }
        throw error
      }
    },
    onNotification(payload) {
      if (payload !== writer) onChange()
    },
  }
}
