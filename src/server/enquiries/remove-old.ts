import { and, eq, lt, or, sql } from 'drizzle-orm'
import { enquiryRetention } from '#contract/retention.ts'
import type { Db } from '../platform/db/database.ts'
import { recordEvent } from '../platform/db/writes/operations.ts'
import { enquiries } from '../platform/db/schema.ts'

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
          lt(enquiries.created_at, sql`now() - make_interval(months => ${months})`),
          and(eq(enquiries.status, 'spam'), lt(enquiries.created_at, sql`now() - make_interval(days => ${spamDays})`)),
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
