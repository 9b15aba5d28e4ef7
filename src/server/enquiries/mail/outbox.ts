import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { enquiries, mailOutbox } from '../../platform/db/schema.ts'

/** When a mail is tried again and when it is given up: docs/decisions/0062. */
export const mailTimes = {
  /** Seconds until the second attempt; each further one waits twice as long. Above the longest attempt. */
  firstWait: 60,
  longestWait: 60 * 60,
  /** Days after which it is given up. */
  days: 3,
} as const

const isOpen = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at))

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/**
 * Takes a mail that is due, so that no other node does: its next attempt is put off before this one begins. A node that
 * stops in the middle leaves it to the next attempt of any.
 */
export function claimMail(db: Db) {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(isOpen, lte(mailOutbox.due_at, sql`now()`)))
      .orderBy(asc(mailOutbox.due_at))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const wait = sql`least(${mailTimes.firstWait} * power(2, least(${mailOutbox.attempts}, 20)), ${mailTimes.longestWait})`
    const [mail] = await tx
      .update(mailOutbox)
      .set({
        attempts: sql`${mailOutbox.attempts} + 1`,
        due_at: sql`clock_timestamp() + make_interval(secs => ${wait})`,
      })
      .where(eq(mailOutbox.id, due.id))
      .returning({
        id: mailOutbox.id,
        kind: mailOutbox.kind,
        enquiry_id: mailOutbox.enquiry_id,
        attempts: mailOutbox.attempts,
      })
    const { enquiry_id, ...claimed } = mail!
    if (enquiry_id === null) return { ...claimed, enquiry: null }
    const [enquiry] = await tx.select(mailedColumns).from(enquiries).where(eq(enquiries.id, enquiry_id))
    return { ...claimed, enquiry: enquiry! }
  })
}

const mailedColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  trip_title: enquiries.trip_title,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  month: enquiries.month,
  people: enquiries.people,
  words: enquiries.words,
}

/** A link to set the password is to be sent; it is made when the mail is. */
export async function storePasswordMail(db: Db): Promise<void> {
  await db.insert(mailOutbox).values({ kind: 'password' })
}

/** One mail to each address, instead of those of an earlier change. */
export async function storeEmailChangeMails(tx: Db): Promise<void> {
  const kinds = ['email-old', 'email-new'] as const
  await tx.delete(mailOutbox).where(inArray(mailOutbox.kind, kinds))
  await tx.insert(mailOutbox).values(kinds.map((kind) => ({ kind })))
}

/** For mails that no screen shows afterwards. */
export async function forgetMail(db: Db, id: string): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sent_at: sql`now()`, error: null })
    .where(eq(mailOutbox.id, id))
}

/**
 * Records a failed attempt, which is the last one if the mail has expired.
 * @returns whether it was.
 */
export async function markFailed(db: Db, id: string, error: string): Promise<boolean> {
  const isOver = sql`${mailOutbox.created_at} < now() - make_interval(days => ${mailTimes.days})`
  const [row] = await db
    .update(mailOutbox)
    .set({ error, failed_at: sql`case when ${isOver} then now() end` })
    .where(and(eq(mailOutbox.id, id), isOpen))
    .returning({ failed_at: mailOutbox.failed_at })
  return row?.failed_at !== null && row !== undefined
}

/** @returns milliseconds until the next attempt, by the clock of the database; null where none is open. */
export async function untilNextMail(db: Db): Promise<number | null> {
  const wait = sql<number | null>`(extract(epoch from min(${mailOutbox.due_at}) - clock_timestamp()) * 1000)::float8`
  const [row] = await db.select({ wait }).from(mailOutbox).where(isOpen)
  return row?.wait ?? null
}
