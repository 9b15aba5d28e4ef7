import { expect, it } from 'vitest'
import { enquiryRetention } from '#contract/retention.ts'
import { enquiries, operations, proposals, proposalVersions } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { aProposal, aProposalBody, aSentVersion } from '#tests/support/factories/proposal.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { sql } from 'drizzle-orm'
import { removeOldEnquiries } from './remove-old.ts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

describeWithDatabase('a person', (open) => {
  const inbox = () => open().adminApi.admin.enquiries

  it('who called is written down, without a mail, and not counted as an answer', async () => {
    const { db } = open()
    const written = { name: 'Asha', phone: '+91 98450 12345', words: 'Called about Kanha.' }
    const { id } = await inbox().create({ enquiry_data: written })
    expect(await inbox().get({ enquiry_id: id })).toMatchObject({ ...written, status: 'answered', mail: 'none' })
    expect((await inbox().totals()).median_answer).toBeNull()
    await expect(inbox().create({ enquiry_data: { name: 'Asha', words: 'Hello' } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await db.$count(enquiries)).toBe(1)
  })

  it('is exported and erased with all enquiries of the same address or number, and their proposals', async () => {
    const { db } = open()
    const first = await anEnquiry(db, { email: 'asha@mail.example', phone: '098450 12345' })
    const second = await anEnquiry(db, { email: 'Asha@Mail.example', phone: null })
    await anEnquiry(db, { email: null, phone: '+91 98450-12345' })
    const other = await anEnquiry(db, { email: 'ravi@mail.example', phone: '+91 98450 99999' })
    const proposal = await aProposal(db, { enquiry_id: second.id })
    const { key } = await aSentVersion(db, proposal)
    await aProposal(db, { enquiry_id: other.id })
    const { body } = await inbox().person({ enquiry_id: first.id })
    const text = await new Response(body).text()
    expect(JSON.parse(text)).toMatchObject({
      enquiries: { length: 3 },
      proposals: [{ versions: [{ number: 1, sent_at: expect.stringMatching(/Z$/) }] }],
    })
    expect([text.includes('ravi@mail.example'), text.includes(key), text.includes(first.form_key)]).toEqual(
      Array(3).fill(false),
    )
    expect(await inbox().erase({ enquiry_id: first.id })).toEqual({ erased: 3 })
    expect((await db.select().from(enquiries)).map(({ id }) => id)).toEqual([other.id])
    expect([await db.$count(proposals), await db.$count(proposalVersions)]).toEqual([1, 0])
    const events = await db.select().from(operations)
    expect(JSON.stringify(events)).not.toContain('asha@')
    await expect(inbox().erase({ enquiry_id: first.id })).rejects.toMatchObject({ code: 'ENQUIRY_NOT_FOUND' })
  })
})

describeWithDatabase('the time of an enquiry', (open) => {
  it('does not end before the journey of its proposal', async () => {
    const { db } = open()
    const sent = async (start_on: string | null, sent_at: Date) => {
      const { id } = await anEnquiry(db, { status: 'spam', created_at: ago(800) })
      await aSentVersion(db, await aProposal(db, { enquiry_id: id, body: aProposalBody({ start_on }) }), { sent_at })
      return id
    }
    const travelling = await sent(dayInIndia(ago(20).toISOString()), ago(600))
    const recent = await sent(null, ago(10))
    await sent(dayInIndia(ago(500).toISOString()), ago(600))
    expect(await removeOldEnquiries(db)).toBe(1)
    expect((await db.select().from(enquiries)).map(({ id }) => id).toSorted()).toEqual([travelling, recent].toSorted())
  })

  it('ends after twelve months, for spam after thirty days', async () => {
    const { db } = open()
    await anEnquiry(db, { name: 'young', created_at: ago(364) })
    await anEnquiry(db, { name: 'old', created_at: ago(367) })
    await anEnquiry(db, { name: 'spam', status: 'spam', created_at: ago(enquiryRetention.spamDays + 1) })
    await anEnquiry(db, { name: 'young spam', status: 'spam', created_at: ago(enquiryRetention.spamDays - 1) })
    expect(await Promise.all([removeOldEnquiries(db), removeOldEnquiries(db)]).then((each) => each.toSorted())).toEqual(
      [0, 2],
    )
    const left = await db.select({ name: enquiries.name }).from(enquiries).orderBy(enquiries.name)
    expect(left.map(({ name }) => name)).toEqual(['young', 'young spam'])
    const [event] = await db
      .select()
      .from(operations)
      .where(sql`operation = 'enquiries.retention'`)
    expect(event).toMatchObject({ author: 'program', details: { enquiries: '2' } })
  })
})
