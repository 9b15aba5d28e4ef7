import { proposalEvents } from '#server/platform/db/schema.ts'
import { testAdmin } from '../test-database.ts'
import { aProposal, aProposalBody, aSentVersion } from '#tests/support/factories/proposal.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import type { Write } from './list-writes.ts'

export const proposalWrites: Record<string, Write> = {
  'proposals.create': async ({ adminApi, db }) => {
    const enquiry = await anEnquiry(db)
    await adminApi.admin.proposals.create({ enquiry_id: enquiry.id, proposal_data: aProposalBody() })
    return ['event']
  },
  'proposals.update': async ({ adminApi, db }) => {
    const { id } = await aProposal(db)
    await adminApi.admin.proposals.update({ proposal_id: id, proposal_data: { title: 'Slower' } })
    return ['event']
  },
  'proposals.send': async ({ adminApi, db }) => {
    const { id, updated_at } = await aProposal(db)
    await adminApi.admin.proposals.send({ proposal_id: id, updated_at: updated_at.toISOString() })
    return ['event']
  },
  'proposals.mail': async ({ apiWith, db }) => {
    const proposal = await aProposal(db)
    await aSentVersion(db, proposal)
    const site = {
      render: async () => Promise.reject(new Error('no page')),
      hasMail: async () => true,
      onMail: () => {},
    }
    await apiWith({ admin: async () => testAdmin, site }).admin.proposals.mail({ proposal_id: proposal.id })
    return ['event']
  },
  'proposals.askWords': async ({ adminApi, db }) => {
    await adminApi.admin.proposals.askWords({ proposal_id: (await aProposal(db)).id })
    return ['event']
  },
  'proposals.decideWords': async ({ adminApi, db }) => {
    const { id: proposal_id } = await aProposal(db)
    const guest = { name: 'Asha', rating: 5, month: null, place: null, photo: null }
    await db
      .insert(proposalEvents)
      .values({ proposal_id, version: 1, kind: 'words', words: 'Well.', details: { guest } })
    await adminApi.admin.proposals.decideWords({ proposal_id, publish: true })
    return ['testimonials', 'insert']
  },
  'proposals.withdraw': async ({ adminApi, db }) => {
    await adminApi.admin.proposals.withdraw({ proposal_id: (await aProposal(db)).id })
    return ['event']
  },
  'proposals.delete': async ({ adminApi, db }) => {
    await adminApi.admin.proposals.delete({ proposal_id: (await aProposal(db)).id })
    return ['event']
  },
}
