import { expect, it } from 'vitest'
import { mailOutbox, proposalEvents } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aProposal, aProposalBody, aSentVersion } from '#tests/support/factories/proposal.ts'
import type { Mail } from './enquiry-mail.ts'
import { startMailJob } from './mail-job.ts'

const kinds = ['proposal', 'change-owner', 'accepted-owner', 'accepted-guest'] as const

describeWithDatabase('the mails about a proposal', (open) => {
  it('have the link for the traveller, and for the owner what was wished and chosen', async () => {
    const { db, context, logged } = open()
    const options = [{ name: 'Classic', note: null }]
    const proposal = await aProposal(db, { body: aProposalBody({ options }) })
    const { key } = await aSentVersion(db, proposal)
    const about = { proposal_id: proposal.id, version: 1 }
    const details = { days: [{ day: 2, words: 'A rest' }] }
    await db.insert(proposalEvents).values([
      { ...about, kind: 'change', words: 'Fewer drives', details },
      { ...about, kind: 'accepted', option: 1 },
    ])
    await db.insert(mailOutbox).values(kinds.map((kind) => ({ kind, proposal_id: proposal.id })))
    const sent: Mail[] = []
    const send = async (mail: Mail) => void sent.push(mail)
    const siteUrl = 'https://hatheli.test'
    const job = startMailJob({ db, log: context.log, siteUrl, brand: async () => 'Hatheli', sender: async () => send })
    await expect.poll(() => sent.length).toBe(4)
    await job.stop()
    const found = (subject: string) => sent.find((mail) => mail.subject === subject)!
    const guest = expect.stringMatching(/^asha-\d+@mail\.example$/)
    const link = `${siteUrl}/p/${key}`
    expect(found('Hatheli: your proposal')).toMatchObject({ to: guest, text: expect.stringContaining(link) })
    const thanks = found('Hatheli: thank you for your yes')
    expect(thanks).toMatchObject({ to: guest, text: expect.stringContaining('We will call you.') })
    expect(thanks.text).toContain('Kanha at walking pace, Classic.')
    const wishes = found(`Change asked: proposal ${proposal.reference}`)
    expect(wishes.to).toBeUndefined()
    expect(wishes.text).toContain('Fewer drives\nDay 2: A rest')
    expect(found(`Accepted: proposal ${proposal.reference}`).text).toContain('Option: Classic')
    expect(await db.$count(mailOutbox)).toBe(4)
    for (const secret of [key, 'Asha', 'Fewer']) expect(JSON.stringify(logged)).not.toContain(secret)
  })
})
