import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { authAttempts } from '../db/schema.ts'

/** How many tries of a password or code are allowed in a stretch of time. */
export const attemptLimits = {
  /** Seconds after which counting starts again. */
  window: 5 * 60,
  perAddress: 10,
  /** More than one address may try, and the real admin is not to be kept out by one of them. */
  perAccount: 20,
} as const

/** Whose tries are counted: the account may be unknown (a second-factor code comes without a name). */
export interface Attempt {
  address: string
  account: string | null
}

/**
 * Counts a try, in the database so that every node counts together.
 * @returns null when it may go on, else the seconds to wait; accounts that do not exist count like any other.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<number | null> {
  const [address, account] = keysOf(attempt)
  const waits = [
    await count(db, address!, attemptLimits.perAddress),
    account ? await count(db, account, attemptLimits.perAccount) : 0,
  ]
  return Math.max(...waits) || null
}

/** A try that succeeded was the real admin's: what was counted before it no longer matters. */
export async function forgetAttempts(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(authAttempts).where(inArray(authAttempts.key, keysOf(attempt)))
}

/** Removes counts whose time is over. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db.delete(authAttempts).where(isOver)
}

const isOver = sql`${authAttempts.since} <= now() - make_interval(secs => ${attemptLimits.window})`

async function count(db: Db, key: string, limit: number): Promise<number> {
  const [row] = await db
    .insert(authAttempts)
    .values({ key, count: 1, since: sql`now()` })
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: {
        // Held just above the limit, so that no flood makes the number overflow.
        count: sql`case when ${isOver} then 1 else least(${authAttempts.count} + 1, ${limit + 1}) end`,
        since: sql`case when ${isOver} then now() else ${authAttempts.since} end`,
      },
    })
    .returning({
      count: authAttempts.count,
      wait: sql<number>`ceil(extract(epoch from ${authAttempts.since} - now()) + ${attemptLimits.window})::int`,
    })
  return row!.count > limit ? Math.max(1, row!.wait) : 0
}

/** Names are hashed: what somebody typed into the e-mail field may be a password. */
function keysOf({ address, account }: Attempt): string[] {
  const hash = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex')
  return [`address:${address}`, ...(account === null ? [] : [`account:${hash(account)}`])]
}
