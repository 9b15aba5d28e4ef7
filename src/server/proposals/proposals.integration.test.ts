import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { enquiries, mailOutbox, proposalEvents, proposalVersions } from '#server/platform/db/schema.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { aProposal, aProposalBody, aSentVersion } from '#tests/support/factories/proposal.ts'
import { dayInIndia } from '#values/format/dates.ts'

describeWithDatabase('the calls about proposals', (open) => {
  it('make, save and list one with blanks, and refuse to send it until nothing is missing', async () => {
    const { db, adminApi } = open()
    const { id: enquiry_id, name } = await anEnquiry(db)
    const made = await adminApi.admin.proposals.create({ enquiry_id, proposal_data: { title: 'Kanha' } })
    const proposal_id = made.id
    const sending = adminApi.admin.proposals.send({ proposal_id, updated_at: made.updated_at })
    await expect(sending).rejects.toMatchObject({
      code: 'PROPOSAL_INCOMPLETE',
      data: {
        problems: ['Add at least one day', 'Add a price line for each option', 'Say until when it is valid'],
      },
    })
    const saved = await adminApi.admin.proposals.update({ proposal_id, proposal_data: aProposalBody() })
    await expect(adminApi.admin.proposals.send({ proposal_id, updated_at: made.updated_at })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    })
    await adminApi.admin.proposals.send({ proposal_id, updated_at: saved.updated_at })
    const { items } = await adminApi.admin.proposals.list({ enquiry_id })
    expect(items).toMatchObject([{ id: proposal_id, traveller: name, state: 'sent', version: 1, is_changed: false }])
    expect((await adminApi.admin.proposals.list({ all: true })).items).toHaveLength(1)
    expect((await adminApi.admin.proposals.list()).items).toEqual([])
    await adminApi.admin.proposals.update({ proposal_id, proposal_data: { title: 'Pench' } })
    expect(await adminApi.admin.proposals.get({ proposal_id })).toMatchObject({ is_changed: true, title: 'Pench' })
  })

  it('store a template without a word about travellers', async () => {
    const { adminApi } = open()
    const day = { title: 'Arrival', description: 'Tea', note: 'Asha eats no nuts' }
    const proposal_data = { ...aProposalBody(), days: [day], gst_rate: 5 }
    const { id } = await adminApi.admin.proposals.create({ template_name: 'Kanha, four days', proposal_data })
    const { body, state } = await adminApi.admin.proposals.get({ proposal_id: id })
    expect(body).toMatchObject({ title: 'Kanha at walking pace', travellers: [], greeting: null, start_on: null })
    expect(JSON.stringify(body)).not.toContain('Asha')
    expect(state).toBe('draft')
    const { items } = await adminApi.admin.proposals.list({ templates: true })
    expect(items).toMatchObject([{ template_name: 'Kanha, four days', traveller: '' }])
    await expect(adminApi.admin.proposals.create({ proposal_data })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('send the link by mail only where there are a mail server, an address and a version', async () => {
    const { db, adminApi, apiWith } = open()
    const render = async () => Promise.reject(new Error('no page'))
    const site = { render, hasMail: async () => true, onMail: () => {} }
    const withMail = apiWith({ admin: async () => testAdmin, site }).admin.proposals
    const proposal = await aProposal(db)
    const one = { proposal_id: proposal.id }
    await expect(withMail.mail(one)).rejects.toMatchObject({ code: 'PROPOSAL_NOT_FOUND' })
    await aSentVersion(db, proposal)
    await expect(adminApi.admin.proposals.mail(one)).rejects.toMatchObject({ code: 'NO_MAIL' })
    await withMail.mail(one)
    expect(await db.select({ kind: mailOutbox.kind }).from(mailOutbox)).toEqual([{ kind: 'proposal' }])
    await db.update(enquiries).set({ email: null, phone: '+91 98450 00000' })
    await expect(withMail.mail(one)).rejects.toMatchObject({ code: 'NO_MAIL' })
  })

  it('remind of words ten days after the journey, and count months', async () => {
    const { db, adminApi } = open()
    const body = aProposalBody({ start_on: '2026-01-05' })
    const proposal = await aProposal(db, { body })
    await aSentVersion(db, proposal)
    await db.update(enquiries).set({ created_at: sql`now() - interval '6 hours'` })
    const accepted = { proposal_id: proposal.id, version: 1, kind: 'accepted', option: 1 } as const
    await db.insert(proposalEvents).values(accepted)
    expect((await adminApi.admin.proposals.list()).items).toMatchObject([{ words_due: true, waits_for: 'words' }])
    const { months } = await adminApi.admin.proposals.totals()
    expect(months).toHaveLength(12)
    expect(months[0]).toMatchObject({ sent: 1, accepted: 1 })
    expect(months[0]!.median_hours).toBeCloseTo(6, 1)
    expect(months[1]).toMatchObject({ sent: 0, accepted: 0, median_hours: null })
  })

  it('list what waits for the owner, each for one reason', async () => {
    const { db, adminApi } = open()
    const offered = async (valid_until: string, daysAgo: number, event?: 'seen' | 'change' | 'accepted') => {
      const proposal = await aProposal(db, { body: aProposalBody({ start_on: null, valid_until }) })
      const sent_at = new Date(Date.now() - daysAgo * 86_400_000)
      await aSentVersion(db, proposal, { sent_at })
      const option = event === 'accepted' ? 1 : null
      if (event)
        await db
          .insert(proposalEvents)
          .values({ proposal_id: proposal.id, version: 1, kind: event, option, at: sent_at })
      return proposal.id
    }
    const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000).toISOString())
    const waiting = {
      [await offered(inDays(30), 1, 'accepted')]: 'accepted',
      [await offered(inDays(30), 1, 'change')]: 'change',
      [await offered(inDays(2), 1)]: 'expires',
      [await offered(inDays(30), 4, 'seen')]: 'no_answer',
    }
    await offered(inDays(30), 8, 'accepted')
    await offered(inDays(3), 1)
    await offered(inDays(30), 2, 'seen')
    await offered(inDays(-1), 4, 'change')
    await aProposal(db, { withdrawn_at: new Date() })
    await aProposal(db, { template_name: 'Kanha' })
    const { items } = await adminApi.admin.proposals.list()
    expect(Object.fromEntries(items.map(({ id, waits_for }) => [id, waits_for]))).toEqual(waiting)
  })

  it('delete one with its versions and answers, and withdraw once', async () => {
    const { db, adminApi } = open()
    const proposal = await aProposal(db)
    await aSentVersion(db, proposal)
    const one = { proposal_id: proposal.id }
    await adminApi.admin.proposals.withdraw(one)
    await expect(adminApi.admin.proposals.withdraw(one)).rejects.toMatchObject({ code: 'PROPOSAL_NOT_OPEN' })
    expect(await adminApi.admin.proposals.get(one)).toMatchObject({ state: 'withdrawn' })
    await adminApi.admin.proposals.delete(one)
    await adminApi.admin.proposals.delete(one)
    expect(await db.$count(proposalVersions)).toBe(0)
  })
})
