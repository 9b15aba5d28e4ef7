import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { enquiries, mailOutbox } from '../../platform/db/schema.ts'
import { attemptTimes, claimDue, untilNextDue } from '../../platform/jobs/claim-due.ts'

/** When a mail is tried again and when it is given up: docs/decisions/0062. */
export const mailTimes = {
  ...attemptTimes,
  /** Days after which it is given up. */
  days: 3,
} as const

const isOpen = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at))

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/** Claims a mail that is due. */
export function claimMail(db: Db) {
  return db.transaction(async (tx) => {
    const claimed = await claimDue(tx as Db, mailOutbox, isOpen)
    if (!claimed) return null
    const [mail] = await tx
      .select({ kind: mailOutbox.kind, proposal_id: mailOutbox.proposal_id, enquiry: enquiries })
      .from(mailOutbox)
      .leftJoin(enquiries, eq(enquiries.id, mailOutbox.enquiry_id))
      .where(eq(mailOutbox.id, claimed.id))
    return { ...claimed, ...mail! }
  })
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

export function untilNextMail(db: Db): Promise<number | null> {
  return untilNextDue(db, mailOutbox, isOpen)
}
