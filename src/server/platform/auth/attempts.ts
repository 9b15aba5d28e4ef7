import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { formTimes } from '#contract/enquiries.ts'
import type { Db } from '../db/database.ts'
import { authAttempts } from '../db/schema.ts'

/** Seconds of a time window. */
export const attemptWindow = 15 * 60

/** Attempts at a password or code per time window, and others that strangers can make: docs/decisions/0010. */
export const attemptLimits = {
  address: 10,
  /** From unknown browsers. */
  account: 10,
  /** A known browser has its own counter, so an attacker cannot lock the owner out. */
  browser: 10,
  /** By a signed-in admin who must enter the current password or a code. */
  session: 10,
  /** Enquiries from one network: docs/decisions/0062. */
  enquiry: 5,
  /** Mails about enquiries of one form, and of all forms in an hour; further enquiries are stored and not mailed. */
  form: 5,
  enquiries: 30,
  /** Unknown addresses of proposals, and answers to proposals, by one network: docs/decisions/0097. */
  guess: 30,
  answer: 15,
  /** By one network at one-time links: docs/decisions/0076. */
  link: 20,
  /** By one network at the emergency code; a code has too many bits for a limit of all networks to be needed. */
  emergency: 10,
  /** By one network that requests such links by mail, and for one account. */
  mail: 5,
  mailbox: 3,
} as const

/** Seconds, where it is another. */
const windows: Partial<Record<CounterKind, number>> = { form: formTimes.most, enquiries: 60 * 60 }

export type CounterKind = keyof typeof attemptLimits

export interface Counter {
  kind: CounterKind
  key: string
}

export interface Refusal {
  by: CounterKind
  /** Seconds until the window ends. */
  wait: number
  /** Whether it is the counter's first refusal in this window. */
  first: boolean
}

/** E-mails are hashed: a user may have typed a password into that field. */
export function counterOf(kind: CounterKind, name: string): Counter {
  const hash = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('hex')
  return { kind, key: `${kind}:${kind === 'account' || kind === 'mailbox' ? hash(name) : name}` }
}

/**
 * Counts an attempt, in the database so that all nodes share the counters.
 * @param counters checked in order: an attempt that one of them refuses is not counted by the next ones.
 * @returns null when the attempt is allowed; accounts that do not exist count like any other.
 */
export async function countAttempt(db: Db, counters: Counter[]): Promise<Refusal | null> {
  for (const counter of counters) {
    const refusal = await count(db, counter)
    if (refusal) return refusal
  }
  return null
}

/** After an attempt that succeeded. */
export async function forgetAttempts(db: Db, counters: Counter[]): Promise<void> {
  const keys = counters.map(({ key }) => key)
  if (keys.length > 0) await db.delete(authAttempts).where(inArray(authAttempts.key, keys))
}

/** Uncounts one attempt on a counter that others share. */
export async function takeBackAttempt(db: Db, { key }: Counter): Promise<void> {
  await db
    .update(authAttempts)
    .set({ count: sql`greatest(${authAttempts.count} - 1, 0)` })
    .where(eq(authAttempts.key, key))
}

export async function sweepAttempts(db: Db): Promise<void> {
  await db.delete(authAttempts).where(isOver(Math.max(attemptWindow, ...Object.values(windows))))
}

function isOver(window: number) {
  return sql`${authAttempts.since} <= now() - make_interval(secs => ${window})`
}

async function count(db: Db, { kind, key }: Counter): Promise<Refusal | null> {
  const limit = attemptLimits[kind]
  const window = windows[kind] ?? attemptWindow
  const [row] = await db
    .insert(authAttempts)
    .values({ key, count: 1, since: sql`now()` })
    .onConflictDoUpdate({
      target: authAttempts.key,
      set: {
        // Capped against overflow at two above the limit: one above is the first refusal.
        count: sql`case when ${isOver(window)} then 1 else least(${authAttempts.count} + 1, ${limit + 2}) end`,
        since: sql`case when ${isOver(window)} then now() else ${authAttempts.since} end`,
      },
    })
    .returning({
      count: authAttempts.count,
      wait: sql<number>`ceil(extract(epoch from ${authAttempts.since} - now()) + ${window})::int`,
    })
  if (row!.count <= limit) return null
  return { by: kind, wait: Math.max(1, row!.wait), first: row!.count === limit + 1 }
}
