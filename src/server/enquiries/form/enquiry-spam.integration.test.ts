import { expect, it } from 'vitest'
import { formTimes } from '#contract/enquiries.ts'
import { attemptLimits } from '#server/platform/auth/attempts.ts'
import { authAttempts, enquiries } from '#server/platform/db/schema.ts'
import { enquiryForm } from '#tests/support/database/enquiry-form.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { enquiryFields } from '#tests/support/factories/enquiry.ts'

describeWithDatabase('spam', (open) => {
  it(
    'of a thousand posts is refused kindly, and the messages of people between them arrive',
    { timeout: 120_000 },
    async () => {
      const { db } = open()
      const { post, opened } = enquiryForm(open())
      const junk = (number: number) => {
        const words = `Cheap visas ${number}`
        const from = `198.51.100.${number % 250}`
        const kinds = [
          () => post(enquiryFields(opened(), { words, website: 'https://spam.example' }), { from }),
          () => post(enquiryFields('', { words }), { from }),
          () => post(enquiryFields(opened(formTimes.most + 60), { words }), { from }),
          () => post(enquiryFields('1763900000000.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAA', { words }), { from }),
          () => post(enquiryFields(opened(), { words }), { from: '203.0.113.9' }),
        ]
        return kinds[number % kinds.length]!()
      }
      const statuses: number[] = []
      for (let number = 0; number < 1000; number += 1) {
        statuses.push((await junk(number)).status)
        if (number % 100 === 50) {
          const words = `A real question ${number}`
          const answer = await post(enquiryFields(opened(), { words }), { from: `192.0.2.${number / 10}` })
          expect(answer.status, words).toBe(303)
        }
      }
      const stored = await db.select({ words: enquiries.words }).from(enquiries)
      expect(stored.filter(({ words }) => words.startsWith('A real'))).toHaveLength(10)
      // One address may send a few; the rest of its two hundred are refused.
      expect(stored.filter(({ words }) => words.startsWith('Cheap'))).toHaveLength(attemptLimits.enquiry)
      expect(count(statuses, 422)).toBe(800)
      expect(count(statuses, 429)).toBe(200 - attemptLimits.enquiry)
      // Requests of a refused address cost no queries.
      const counter = (await db.select().from(authAttempts)).find(({ key }) => key === 'enquiry:203.0.113.9')
      expect(counter!.count).toBe(attemptLimits.enquiry + 1)
    },
  )

  it('ignores a form that was sent twice', async () => {
    const { db } = open()
    const { post, opened, tokens } = enquiryForm(open())
    const stale = await post(enquiryFields(opened(formTimes.most + 60)))
    const fresh = /name="form" value="([^"]+)"/.exec(await stale.text())![1]!
    expect(tokens.read(fresh)!.isOld).toBe(false)
    const full = enquiryFields(opened())
    for (let sent = 0; sent < attemptLimits.enquiry; sent += 1) await post({ ...full, words: `Again ${sent}` })
    const answer = await post({ ...full, words: 'One too many' })
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(await answer.text()).toContain('One too many')
    // A stored enquiry is still recognised.
    expect((await post({ ...full, words: 'Again 0' })).status).toBe(303)
    expect(await db.$count(enquiries)).toBe(attemptLimits.enquiry)
  })
})

function count(statuses: number[], status: number): number {
  return statuses.filter((each) => each === status).length
}
