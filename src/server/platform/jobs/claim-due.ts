import { and, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'

/** Seconds until the second attempt; each further one waits twice as long. Above the longest attempt. */
export const attemptTimes = { firstWait: 60, longestWait: 60 * 60 } as const

/** What waits to be sent; `due_at` is the time of the next attempt. */
type Outbox = PgTable & Record<'id' | 'due_at' | 'attempts', PgColumn>

interface Claimed {
  id: string
  /** With the one that begins. */
  attempts: number
}

/**
 * Claims a row that is due, so that no other node does: its next attempt is put off before this one begins. A node that
 * stops in the middle leaves it to the next attempt of any.
 */
export async function claimDue(db: Db, outbox: Outbox, isOpen?: SQL): Promise<Claimed | null> {
  const { firstWait, longestWait } = attemptTimes
  const wait = sql`least(${firstWait} * power(2, least(attempts, 20)), ${longestWait})`
  const due = db
    .select({ id: outbox.id })
    .from(outbox as PgTable)
    .where(and(isOpen, lte(outbox.due_at, sql`now()`)))
    .orderBy(outbox.due_at)
    .limit(1)
    .for('update', { skipLocked: true })
  const { rows } = (await db.execute(sql`
    update ${outbox} set attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${wait})
    where id = (${due}) returning id, attempts`)) as unknown as { rows: Claimed[] }
  return rows[0] ?? null
}

/** @returns milliseconds until the next attempt, by the clock of the database; null where none is open. */
export async function untilNextDue(db: Db, outbox: Outbox, isOpen?: SQL): Promise<number | null> {
  const wait = sql<number | null>`(extract(epoch from min(${outbox.due_at}) - clock_timestamp()) * 1000)::float8`
  const [row] = await db
    .select({ wait })
    .from(outbox as PgTable)
    .where(isOpen)
  return row?.wait ?? null
}
