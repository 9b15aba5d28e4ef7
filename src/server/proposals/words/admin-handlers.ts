import { eq, sql } from 'drizzle-orm'
import type { Proposal } from '#contract/admin/proposals.ts'
import { adminAuthor, adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { lockRow } from '../../api/writes/optimistic-lock.ts'
import type { Db } from '../../platform/db/database.ts'
import { proposalEvents, proposals, testimonials } from '../../platform/db/schema.ts'
import { recordEvent } from '../../platform/db/writes/operations.ts'
import { eventsOf } from '../queries.ts'

const { proposals: procedures } = adminProcedure

export async function selectGuestWords(db: Db, proposalId: string): Promise<Proposal['guest_words']> {
  const [row] = await db.select().from(proposalEvents).where(eventsOf(proposalId, 'words'))
  if (!row?.details.guest) return null
  const { published = null, ...guest } = row.details.guest
  return { ...guest, at: row.at.toISOString(), words: row.words, published }
}

export const guestWordsHandlers = {
  askWords: procedures.askWords.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    const id = input.proposal_id
    const [row] = await db
      .update(proposals)
      .set({ asked_words_at: sql`now()`, updated_at: sql`${proposals.updated_at}` })
      .where(eq(proposals.id, id))
      .returning({ reference: proposals.reference })
    if (!row) throw errors.PROPOSAL_NOT_FOUND()
    await recordEvent(db, adminAuthor(identity, 'proposals.askWords'), { proposal: row.reference })
    return { id }
  }),
  /** A decision is final: the words become a testimonial as they are, or stay unpublished. */
  decideWords: procedures.decideWords
    .use(inTransaction)
    .handler(async ({ input, context: { db, identity }, errors }) => {
      const stored = await lockRow(db, proposals, input.proposal_id)
      const [event] = stored ? await db.select().from(proposalEvents).where(eventsOf(stored.id, 'words')) : []
      const guest = event?.details.guest
      if (!stored || !guest) throw errors.PROPOSAL_NOT_FOUND()
      if (guest.published !== undefined) return { testimonial_id: null }
      const details = { ...event.details, guest: { ...guest, published: input.publish } }
      await db.update(proposalEvents).set({ details }).where(eq(proposalEvents.id, event.id))
      if (!input.publish) {
        await recordEvent(db, adminAuthor(identity, 'proposals.leaveWords'), { proposal: stored.reference })
        return { testimonial_id: null }
      }
      const { name, rating, month, place, photo } = guest
      const [row] = await db
        .insert(testimonials)
        .values({ name, rating, place, photo, travelled_on: month, content: event.words, by_invitation: true })
        .returning({ id: testimonials.id })
      return { testimonial_id: row!.id }
    }),
}
