import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { attemptLimits, countAttempt, counterOf } from '#server/platform/auth/attempts.ts'
import { claimMail } from '../mail/outbox.ts'
import { authAttempts, enquiries, mailOutbox } from '#server/platform/db/schema.ts'
import { enquiryForm } from '#tests/support/database/enquiry-form.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { enquiryFields } from '#tests/support/factories/enquiry.ts'

const mail = { url: 'smtp://mail.example', from: 'site@hatheli.example', to: 'desk@hatheli.example' }

describeWithDatabase('a flood of enquiries', (open) => {
  const withMail = () => enquiryForm(open(), { config: { ...open().config, trustedProxies: 1, mail } })
  const mailOf = async (words: string) => {
    const { items } = await open().adminApi.admin.enquiries.list({ page_size: 100 })
    return items.find((each) => each.words === words)!.mail
  }

  it('of one form sent twenty times at once is one enquiry with one answer', async () => {
    const { post, opened } = withMail()
    const form = opened()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(enquiryFields(form))))
    const receipts = new Set(answers.map((each) => `${each.status} ${each.headers.get('location')}`))
    expect([...receipts]).toEqual([expect.stringMatching(/^303 \/enquire\/sent\?receipt=H-/)])
    expect(await open().db.$count(enquiries)).toBe(1)
  })

  it('of one form from many networks is stored, and all but the first few wait in the inbox without a mail', async () => {
    const { db } = open()
    const { post, opened } = withMail()
    const form = opened()
    const sent = attemptLimits.form + 3
    for (let turn = 1; turn <= sent; turn += 1) {
      const answer = await post(enquiryFields(form, { words: `Message ${turn}` }), { from: `192.0.2.${turn}` })
      expect(answer.status).toBe(303)
    }
    expect(await db.$count(enquiries)).toBe(sent)
    expect(await mailOf(`Message ${attemptLimits.form}`)).toBe('waiting')
    expect(await mailOf(`Message ${attemptLimits.form + 1}`)).toBe('held')
    for (let turn = 1; turn <= attemptLimits.form; turn += 1) expect(await claimMail(db)).not.toBeNull()
    expect(await claimMail(db)).toBeNull()
    expect((await open().adminApi.admin.enquiries.totals()).mails_failed).toBe(0)
  })

  it('of all forms together is mailed up to a number in an hour, then again', async () => {
    const { db } = open()
    const { post, opened } = withMail()
    for (let turn = 0; turn < attemptLimits.enquiries; turn += 1) {
      expect(await countAttempt(db, [counterOf('enquiries', 'all')])).toBeNull()
    }
    expect((await post(enquiryFields(opened(), { words: 'One too many' }))).status).toBe(303)
    expect(await mailOf('One too many')).toBe('held')
    await db.update(authAttempts).set({ since: sql`now() - interval '59 minutes'` })
    expect((await post(enquiryFields(opened(), { words: 'Still' }))).status).toBe(303)
    expect(await mailOf('Still')).toBe('held')
    await db.update(authAttempts).set({ since: sql`now() - interval '61 minutes'` })
    expect((await post(enquiryFields(opened(), { words: 'Later' }))).status).toBe(303)
    expect(await mailOf('Later')).toBe('waiting')
  })

  it('is marked in the inbox, also without a mail server', async () => {
    const { db } = open()
    const { post, opened } = enquiryForm(open())
    for (let turn = 0; turn < attemptLimits.enquiries; turn += 1)
      await countAttempt(db, [counterOf('enquiries', 'all')])
    await post(enquiryFields(opened(), { words: 'Quietly' }))
    expect(await mailOf('Quietly')).toBe('held')
    expect(await db.$count(mailOutbox)).toBe(1)
  })
})
