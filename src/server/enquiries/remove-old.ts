import { and, eq, lt, or, sql } from 'drizzle-orm'
import { enquiryRetention } from '#contract/retention.ts'
import type { Db } from '../platform/db/database.ts'
import { recordEvent } from '../platform/db/writes/operations.ts'
import { enquiries, proposals, proposalVersions } from '../platform/db/schema.ts'

/** An enquiry with a proposal is needed until the journey has ended. */
const lastNeeded = sql`greatest(${enquiries.created_at}, (
  select max(greatest(v.sent_at, (v.body ->> 'start_on')::date + jsonb_array_length(v.body -> 'days')))
  from ${proposals} p join ${proposalVersions} v on v.proposal_id = p.id where p.enquiry_id = ${enquiries.id}))`

/**
 * Deletes expired enquiries for ever. Several nodes may do so at once.
 * @returns how many.
 */
export function removeOldEnquiries(
  db: Db,
  limits: Partial<Record<keyof typeof enquiryRetention, number>> = {},
): Promise<number> {
  const { months, spamDays } = { ...enquiryRetention, ...limits }
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(enquiries)
      .where(
        or(
          lt(lastNeeded, sql`now() - make_interval(months => ${months})`),
          and(eq(enquiries.status, 'spam'), lt(lastNeeded, sql`now() - make_interval(days => ${spamDays})`)),
        ),
      )
      .returning({ id: enquiries.id })
    if (removed.length > 0) {
      const author = { author: 'program', operation: 'enquiries.retention' } as const
      await recordEvent(tx as Db, author, { enquiries: String(removed.length) })
    }
    return removed.length
  })
}
