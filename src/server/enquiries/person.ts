import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/db/database.ts'
import { enquiries, proposalEvents, proposals, proposalVersions } from '../platform/db/schema.ts'

/** The digits by which phone numbers differ: people write them with and without the code of the country. */
const lastDigits = sql`right(regexp_replace(${enquiries.phone}, '\\D', '', 'g'), 10)`

/**
 * Enquiries with the same e-mail address or phone number are of one person.
 * @returns a condition on the enquiries; null without the enquiry.
 */
export async function enquiriesOfPerson(db: Db, id: string): Promise<SQL | null> {
  const [person] = await db
    .select({ email: enquiries.email, phone: sql<string | null>`${lastDigits}` })
    .from(enquiries)
    .where(eq(enquiries.id, id))
  if (!person) return null
  const { email, phone } = person
  return or(
    eq(enquiries.id, id),
    email === null ? undefined : sql`lower(${enquiries.email}) = lower(${email})`,
    phone === null ? undefined : sql`${lastDigits} = ${phone}`,
  )!
}

/** @returns all that is stored about the person of an enquiry, and its reference; null without the enquiry. */
export async function readPerson(db: Db, id: string) {
  const theirs = await enquiriesOfPerson(db, id)
  if (!theirs) return null
  const written = await db.select().from(enquiries).where(theirs).orderBy(enquiries.created_at)
  const ids = written.map((each) => each.id)
  const made = await db.select().from(proposals).where(inArray(proposals.enquiry_id, ids))
  const madeIds = made.map((each) => each.id)
  const sent = await db.select().from(proposalVersions).where(inArray(proposalVersions.proposal_id, madeIds))
  const events = await db.select().from(proposalEvents).where(inArray(proposalEvents.proposal_id, madeIds))
  const versions = sent.map(({ key: _secret, pictures: _named, ...version }) => version)
  return {
    reference: written.find((each) => each.id === id)!.reference,
    stored: {
      enquiries: written.map(({ form_key: _form, searched: _searched, ...enquiry }) => enquiry),
      proposals: made.map(({ pictures: _own, ...proposal }) => ({
        ...proposal,
        versions: versions.filter(({ proposal_id }) => proposal_id === proposal.id),
        events: events.filter(({ proposal_id }) => proposal_id === proposal.id),
      })),
    },
  }
}
