import { proposalFields } from '#contract/content/proposal-fields.ts'
import type { Db } from '#server/platform/db/database.ts'
import { proposalEvents } from '#server/platform/db/schema.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { filledBody, freeText } from '#tests/support/factories/filled-body.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aProposal, aSentVersion } from '#tests/support/factories/proposal.ts'

/** Inputs of the writes of enquiries that the owner adds, and of proposals. */
export async function proposalInputs(db: Db): Promise<Record<string, Record<string, unknown>>> {
  const { id: enquiry_id } = await anEnquiry(db)
  const { url: image_url } = await aPicture(db)
  const proposal_data = filledBody(proposalFields, { pictures: [{ image_url, alt: freeText, caption: freeText }] })
  const written = await aProposal(db)
  await aSentVersion(db, written)
  const guest = { name: 'Asha', rating: 5, month: null, place: null, photo: null }
  const event = { proposal_id: written.id, version: 1, kind: 'words', words: freeText, details: { guest } } as const
  await db.insert(proposalEvents).values(event)
  const { id: changed } = await aProposal(db)
  const { id: sent, updated_at } = await aProposal(db)
  const { id: erased } = await anEnquiry(db)
  return {
    admin_create_enquiry: {
      enquiry_data: { name: freeText, email: 'asha@mail.example', phone: '+91 98450 12345', words: freeText },
    },
    admin_create_proposal: { enquiry_id, proposal_data },
    admin_update_proposal: {
      proposal_id: changed,
      proposal_data,
      updated_at: '2026-11-23T00:00:00.000Z',
      overwrite: true,
    },
    admin_send_proposal: { proposal_id: sent, updated_at: updated_at.toISOString() },
    admin_show_proposal_page: { proposal_data },
    admin_ask_for_words: { proposal_id: written.id },
    admin_decide_on_words: { proposal_id: written.id, publish: true },
    admin_withdraw_proposal: { proposal_id: (await aProposal(db)).id },
    admin_delete_proposal: { proposal_id: (await aProposal(db)).id },
    admin_erase_person: { enquiry_id: erased },
  }
}
