import { expect, it } from 'vitest'
import { enquiryMessages as messages } from '#contract/enquiry-messages.ts'
import { formTimes } from '#contract/enquiries.ts'
import { enquiries, mailOutbox } from '#server/platform/db/schema.ts'
import { enquiryForm } from '#tests/support/database/enquiry-form.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { enquiryFields } from '#tests/support/factories/enquiry.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const referenceForm = /^H-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/

describeWithDatabase('the form of an enquiry', (open) => {
  it('is a page without scripts that nothing stores or finds', async () => {
    const trip = await aTrip(open().db, { title: 'Rock & <b>Roll</b>' })
    const { get } = enquiryForm(open())
    const answer = await get(`/enquire?trip=${trip.id}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    const html = await answer.text()
    expect(html).not.toContain('<script')
    expect(html).toContain('I am interested in Rock &amp; &lt;b&gt;Roll&lt;/b&gt;. Please share more details.')
    expect(html).toContain(`name="trip" value="${trip.id}"`)
  })

  it('names no trip unless it is published', async () => {
    const draft = await aTrip(open().db, { status: 'draft', title: 'Secret valley' })
    const { get } = enquiryForm(open())
    for (const trip of [draft.id, crypto.randomUUID(), 'x', '']) {
      const html = await (await get(`/enquire?trip=${trip}`)).text()
      expect(html).toContain('name="trip" value=""')
      expect(html).not.toContain('Secret valley')
    }
  })

  it('is stored, and answered with a reference on a separate page', async () => {
    const { db, logged } = open()
    const trip = await aTrip(db, { title: 'Kanha' })
    const { post, get, opened } = enquiryForm(open())
    const answer = await post(
      enquiryFields(opened(), { trip: trip.id, words: 'One.\r\nTwo.', phone: '+91 98450 00000' }),
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [stored] = await db.select().from(enquiries)
    expect(stored).toMatchObject({
      trip_id: trip.id,
      trip_title: 'Kanha',
      name: 'Asha Menon',
      email: 'asha@mail.example',
      phone: '+91 98450 00000',
      month: 3,
      people: 4,
      words: 'One.\nTwo.',
      status: 'new',
      answered_at: null,
      reference: expect.stringMatching(referenceForm),
    })
    expect(stored!.consented_at).toBeInstanceOf(Date)
    const receipt = await get(answer.headers.get('location')!)
    expect([receipt.status, receipt.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await receipt.text()
    expect(html).toContain(stored!.reference)
    expect(html.replaceAll(/\s+/g, ' ')).toContain('within 2-4 hours (9 AM-9 PM IST).')
    for (const typed of ['Asha', 'asha@mail', '98450 00000', 'One.']) {
      expect(html).not.toContain(typed)
      expect(JSON.stringify(logged)).not.toContain(typed)
    }
    // No mail server is set up.
    expect(await db.$count(mailOutbox)).toBe(0)
  })

  it('reveals nothing for a guessed reference', async () => {
    const { get, tokens } = enquiryForm(open())
    for (const receipt of [
      '',
      'H-AAAA-BBBB',
      'H-AAAA-BBBB.AAAAAAAAAAAAAAAAAAAA',
      `${tokens.receiptOf('H-AAAA-BBBB')}A`,
    ]) {
      const answer = await get(`/enquire/sent?receipt=${receipt}`)
      expect([answer.status, answer.headers.get('location')], receipt).toEqual([303, '/enquire'])
    }
  })

  it('says at each field what is wrong, and keeps everything that was typed', async () => {
    const { db } = open()
    const { post, opened } = enquiryForm(open())
    const form = opened()
    const typed = {
      name: ' ',
      email: 'asha@',
      phone: 'later',
      month: '13',
      people: '0',
      words: '<Hills> & "tea"',
      consent: '',
    }
    const answer = await post(enquiryFields(form, typed))
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const name of ['name', 'email', 'phone', 'month', 'people'] as const) {
      expect(html, name).toContain(`<p class="enquiry-error" id="enquiry-${name}-error">${messages[name]}</p>`)
    }
    expect(html).toContain(messages.consent)
    expect(html).toContain('value="asha@"')
    expect(html).toContain('value="later"')
    expect(html).toContain('&lt;Hills&gt; &amp; &quot;tea&quot;</textarea')
    expect(html).toContain(`value="${form}"`)
    expect(html.match(/autofocus/g)).toHaveLength(1)
    expect(await db.$count(enquiries)).toBe(0)
    const neither = await post(enquiryFields(form, { email: '', phone: '' }))
    expect(await neither.text()).toContain(messages.contact)
    const twoLines = await post(enquiryFields(form, { name: 'Asha\nBcc: all@mail.example' }))
    expect(await twoLines.text()).toContain(messages.oneLine)
  })

  it('is one enquiry however often it is sent, and another one with other words', async () => {
    const { db } = open()
    const { post, opened } = enquiryForm(open())
    const form = opened()
    const send = (words: string) => post(enquiryFields(form, { words }))
    const answers = await Promise.all([send('Hills.'), send('Hills.'), send('Hills.')])
    const again = await send('Hills.')
    const addresses = new Set([...answers, again].map((each) => each.headers.get('location')))
    expect([...addresses]).toEqual([expect.stringContaining('/enquire/sent?receipt=H-')])
    expect(await db.$count(enquiries)).toBe(1)
    expect((await send('Rather the sea.')).status).toBe(303)
    expect(await db.$count(enquiries)).toBe(2)
  })

  it('is not taken from another site, nor when it is too large', async () => {
    const { db } = open()
    const { post, opened } = enquiryForm(open())
    const elsewhere = await post(enquiryFields(opened()), { headers: { origin: 'https://elsewhere.example' } })
    expect(elsewhere.status).toBe(403)
    expect(await elsewhere.text()).toContain(messages.elsewhere)
    const large = await post(enquiryFields(opened(), { words: 'x'.repeat(200_000) }))
    expect(large.status).toBe(422)
    expect(large.headers.get('connection')).toBe('close')
    expect(await large.text()).toContain(messages.tooLarge)
    const long = await post(enquiryFields(opened(), { words: 'x'.repeat(4001) }))
    expect(await long.text()).toContain('At most 4,000 characters; this has 4,001')
    expect(await db.$count(enquiries)).toBe(0)
  })

  it('keeps what was typed when the database does not answer', async () => {
    const { opened, post } = withBrokenDatabase()
    const answer = await post(enquiryFields(opened(), { words: 'Keep me.' }))
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain(messages.failed)
    expect(html).toContain('Keep me.')
    expect(JSON.stringify(open().logged)).not.toContain('Keep me.')
  })

  function withBrokenDatabase() {
    const { db, context } = open()
    const broken = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'transaction') return () => Promise.reject(new Error('no answer'))
        return Reflect.get(target, name, receiver) as unknown
      },
    })
    return enquiryForm(open(), { api: { ...context, db: broken } })
  }
})

describeWithDatabase('a form that is sent at once', (open) => {
  const due = formTimes.least * 1000

  it('says what is missing at once, and is stored when its time has come', async () => {
    const { db } = open()
    const { post, tokens } = enquiryForm(open())
    const begin = Date.now()
    const form = tokens.issue(begin)
    const empty = await post({ form, trip: '' })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain(messages.name)
    const answers = await Promise.all([post(enquiryFields(form)), post(enquiryFields(form))])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(Date.now() - begin).toBeGreaterThanOrEqual(due)
    expect(await db.$count(enquiries)).toBe(1)
  })

  it('is given back as it was typed if too many others wait already', async () => {
    const { post, tokens } = enquiryForm(open())
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => post(enquiryFields(tokens.issue()), { from: `198.51.100.${index}` })),
    )
    const refused = answers.filter(({ status }) => status !== 303)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(10)
    expect(refused[0]!.status).toBe(503)
    expect(await refused[0]!.text()).toContain('Asha Menon')
  })
})
