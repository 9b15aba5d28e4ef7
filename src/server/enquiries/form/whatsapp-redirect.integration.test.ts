import { expect, it } from 'vitest'
import { enquiries } from '#server/platform/db/schema.ts'
import { enquiryForm } from '#tests/support/database/enquiry-form.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('the way to WhatsApp without scripts', (open) => {
  const path = '/enquire/whatsapp'
  const textOf = (answer: Response) => new URL(answer.headers.get('location')!).searchParams.get('text')

  it('leads there with the sentence of the button, what was chosen, and the address of the page', async () => {
    const trip = await aTrip(open().db, { title: 'Kanha' })
    const { post } = enquiryForm(open())
    const answer = await post({ trip: trip.id, month: 'March', people: '4', wish: 'Tea & tigers' }, { path })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store'])
    expect(answer.headers.get('location')).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/)
    expect(textOf(answer)).toBe(
      `I am interested in Kanha. Please share more details.\nMonth: March\nPeople: 4\nWish: Tea & tigers\nhttps://hatheli.test/trip/${trip.id}/kanha`,
    )
    expect(textOf(await post({ trip: trip.id, month: '', people: '', wish: ' ' }, { path }))).toBe(
      `I am interested in Kanha. Please share more details.\nhttps://hatheli.test/trip/${trip.id}/kanha`,
    )
    expect(await open().db.$count(enquiries)).toBe(0)
  })

  it('reveals no drafts, and redirects to no other site', async () => {
    const draft = await aTrip(open().db, { status: 'draft', title: 'Secret valley' })
    const { post } = enquiryForm(open())
    expect(textOf(await post({ trip: draft.id, wish: 'x'.repeat(5000) }, { path }))).toBe(
      `Hello Hatheli! I would like to know more about your journeys in India.\nWish: ${'x'.repeat(300)}`,
    )
    await open().adminApi.admin.settings.update({ section: 'whatsapp', settings_data: { whatsapp_number: null } })
    const without = enquiryForm(open())
    expect((await without.post({ trip: '' }, { path })).headers.get('location')).toBe('/enquire')
  })

  it('is allowed by the policy of trip pages alone', async () => {
    const { get } = enquiryForm(open())
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy')
    expect(await policy('/trip/b60bf3cf-56e8-4778-b972-bd80d59ede3d')).toContain(
      "form-action 'self' https://wa.me https://api.whatsapp.com;",
    )
    for (const other of ['/', '/contact', '/enquire']) expect(await policy(other)).toContain("form-action 'self';")
  })
})
