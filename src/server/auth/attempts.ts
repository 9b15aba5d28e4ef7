import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { authAttempts } from '../db/schema.ts'

/** How many tries of a password or code are allowed in a stretch of time. */
export const attemptLimits = {
  /** Seconds after which counting starts again. */
  window: 15 * 60,
  perAddress: 10,
  /** More than one address may try, and the real admin is not to be kept out by one of them. */
  perAccount: 30,
  /** A browser that signed in before is counted alone: nobody else can use up its tries. */
  perBrowser: 10,
  /** Somebody signed in who is asked for the current password, or for a code. */
  perSession: 10,
} as const

const limits = {
  address: attemptLimits.perAddress,
  account: attemptLimits.perAccount,
  browser: attemptLimits.perBrowser,
  session: attemptLimits.perSession,
}

type CounterKind = keyof typeof limits

/** What a try is counted by. */
export interface Counter {
  kind: CounterKind
  key: string
}

/** Why a try may not go on. */
export interface Refusal {
  by: CounterKind
  /** Seconds until counting starts again. */
  wait: number
  /** Whether this counter let all tries through until now. */
  first: boolean
}

/** E-mails are hashed: what somebody typed into that field may be a password. */
export function counterOf(kind: CounterKind, name: string): Counter {
  const hash = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex')
  return { kind, key: `${kind}:${kind === 'account' ? hash(name) : name}` }
}

/**
 * Counts a try, in the database so that every node counts together.
 * @param counters asked one after the other: a try that one of them refuses does not count on those behind it.
 * @returns null when it may go on; accounts that do not exist count like any other.
 */
export async function countAttempt(db: Db, counters: Counter[]): Promise<Refusal | null> {
  for (const counter of counters) {
    const refusal = await count(db, counter)
    if (refusal) return refusal
  }
  return null
}

/** A try that succeeded was the real admin's: what was counted before it no longer matters. */
export async function forgetAttempts(db: Db, counters: Counter[]): Promise<void> {
  const keys = counters.map(({ key }) => key)
  if (keys.length > 0) await db.delete(authAttempts).where(inArray(authAttempts.key, keys))
}

/** Takes one try off a counter that others have counted on too, whose tries stay. */
export async function takeBackAttempt(db: Db, { key }: Counter): Promise<void> {
  await db
    .update(authAttempts)
    .set({ count: sql`greatest(${authAttempts.count} - 1, 0)` })
    .where(eq(authAttempts.key, key))
}

/** Removes counts whose time is over. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db.delete(authAttempts).where(isOver)
}

const isOver = sql`${authAttempts.since} <= now() - make_interval(secs => ${attemptLimits.window})`

async function count(db: Db, { kind, key }: Counter): Promise<Refusal | null> {
  const limit = limits[kind]
  const [row] = await db
    .insert(authAttempts)
    .values({ key, count: 1, since: sql`now()` })
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: {
        // Held just above the limit, so that no flood makes the number overflow: one above is the first refusal.
        count: sql`case when ${isOver} then 1 else least(${authAttempts.count} + 1, ${limit + 2}) end`,
        since: sql`case when ${isOver} then now() else ${authAttempts.since} end`,
      },
    })
    .returning({
      count: authAttempts.count,
      wait: sql<number>`ceil(extract(epoch from ${authAttempts.since} - now()) + ${attemptLimits.window})::int`,
    })
  if (row!.count <= limit) return null
  return { by: kind, wait: Math.max(1, row!.wait), first: row!.count === limit + 1 }
}
