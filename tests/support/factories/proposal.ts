import { randomBytes } from 'node:crypto'
import type { ProposalBody } from '#contract/admin/proposals.ts'
import type { Db } from '#server/platform/db/database.ts'
import { proposals, proposalVersions } from '#server/platform/db/schema.ts'
import { anEnquiry } from './enquiry.ts'
import { nextNumber } from './sequence.ts'

/** A journey of two days that can be sent. */
export function aProposalBody(fields: Partial<ProposalBody> = {}): ProposalBody {
  const day = { note: null, accommodation_name: null, room_type: null, meal_plan: null }
  return {
    title: 'Kanha at walking pace',
    greeting: 'Dear Asha, here is the journey we spoke about.',
    travellers: ['Asha Menon', 'Ravi Menon'],
    people: 2,
    start_on: '2027-03-12',
    valid_until: '2027-02-01',
    days: [
      { ...day, title: 'Arrival', description: 'Tea, and a walk before dusk.' },
      { ...day, title: 'The forest', description: 'Two drives.' },
    ],
    stops: [],
    pictures: [],
    hosts: [],
    inclusions: ['All meals'],
    exclusions: ['Flights'],
    options: [],
    lines: [{ label: 'Per person', amount: 48_500, count: 2, option: null }],
    gst_rate: 5,
    ...fields,
  }
}

/** A stored proposal that was not sent. */
export async function aProposal(db: Db, fields: Partial<typeof proposals.$inferInsert> = {}) {
  const enquiry_id = fields.template_name ? null : (fields.enquiry_id ?? (await anEnquiry(db)).id)
  const reference = `P-${String(nextNumber()).padStart(4, '0')}-TEST`
  const [row] = await db
    .insert(proposals)
    .values({ reference, body: aProposalBody(), ...fields, enquiry_id })
    .returning()
  return row!
}

/** One of its versions. */
export async function aSentVersion(
  db: Db,
  proposal: typeof proposals.$inferSelect,
  fields: Partial<typeof proposalVersions.$inferInsert> = {},
) {
  const [row] = await db
    .insert(proposalVersions)
    .values({
      proposal_id: proposal.id,
      number: 1,
      key: randomBytes(16).toString('base64url'),
      body: proposal.body,
      shown: { pictures: [], next_steps: 'We will call you.' },
      changes: [],
      ...fields,
    })
    .returning()
  return row!
}
