import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { hostPageLimits, hostSchema } from '#contract/hosts.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

/** Values of a vendor that are not public. */
const secret = {
  email: 'hidden-host@vendor.example',
  phone: '+91 98765 43210',
  city: 'Secretpur',
  description: 'A note of the office about this host.',
  social_handles: { instagram: 'https://instagram.example/hidden-host' },
}
const secrets = ['hidden-host', '98765', 'Secretpur', 'A note of the office']

const profile = {
  words: 'I was born beside the gate, and I still listen before I look.',
  spoken_languages: ['Hindi', 'Gondi'],
  verified_checks: ['Guide licence seen', 'Visited in person'],
  verified_on: '2026-03-14',
}

describeWithDatabase('a host', (open) => {
  it('has exactly the fields of the contract, with its trips and the words of their guests', async () => {
    const { db, api } = open()
    const portrait = await aPicture(db)
    const photo = await aPicture(db)
    const vendor = await aVendor(db, { ...secret, ...profile, portrait: portrait.url })
    const [older, newer] = [
      await aTrip(db, { vendor_id: vendor.id, created_at: new Date('2026-01-01') }),
      await aTrip(db, { vendor_id: vendor.id, created_at: new Date('2026-02-01') }),
    ]
    const words = { travelled_on: '2026-02-01', place: 'Pune', photo: photo.url }
    const guest = await aTestimonial(db, { trip_id: older.id, ...words })
    await aTestimonial(db)
    const host = await api.hosts.get({ id: vendor.id })
    expect(Object.keys(host).sort()).toEqual(Object.keys(hostSchema.shape).sort())
    expect(host).toMatchObject({ ...profile, id: vendor.id, vendor_name: vendor.vendor_name, region: 'Madhya Pradesh' })
    expect(host.portrait?.url).toBe(portrait.url)
    expect(host.trips.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(host.testimonials).toMatchObject([{ ...words, id: guest.id, photo: { url: photo.url } }])
    expect(host.share_image).toMatch(new RegExp(`^/media/cards/hosts/${vendor.id}/[\\da-f]{16}\\.jpg$`))
    expect((await open().request(host.share_image!)).status).toBe(200)
  })

  it.each([
    ['with no trip', null],
    ['whose only trip is a draft', { status: 'draft' as const }],
    ['whose only trip hides its vendor', { show_vendor_info: false }],
  ])('%s has no page, card or place in the sitemap', async (_, trip) => {
    const { db, api, request } = open()
    const vendor = await aVendor(db)
    if (trip) await aTrip(db, { vendor_id: vendor.id, ...trip })
    await expect(api.hosts.get({ id: vendor.id })).rejects.toMatchObject({ code: 'HOST_NOT_FOUND', status: 404 })
    expect((await request(`/api/hosts/${vendor.id}`)).status).toBe(404)
    expect((await request(`/media/cards/hosts/${vendor.id}/0123456789abcdef.jpg`)).status).toBe(404)
    expect(await (await request('/sitemap-pages.xml')).text()).not.toContain(vendor.id)
  })

  it('that does not exist, or is not an id, is not found', async () => {
    for (const id of [randomUUID(), 'satpura', "'; drop table vendors"]) {
      await expect(open().api.hosts.get({ id })).rejects.toMatchObject({ code: 'HOST_NOT_FOUND' })
    }
  })

  it('shows neither drafts, nor trips that hide it, nor the words of their guests', async () => {
    const { db, api } = open()
    const vendor = await aVendor(db)
    const shown = await aTrip(db, { vendor_id: vendor.id })
    const draft = await aTrip(db, { vendor_id: vendor.id, status: 'draft' })
    const hiding = await aTrip(db, { vendor_id: vendor.id, show_vendor_info: false })
    for (const trip_id of [draft.id, hiding.id]) await aTestimonial(db, { trip_id })
    const host = await api.hosts.get({ id: vendor.id })
    expect(host.trips.map(({ id }) => id)).toEqual([shown.id])
    expect(host.testimonials).toEqual([])
  })

  it('shows the newest of many trips', async () => {
    const { db, api } = open()
    const vendor = await aVendor(db)
    for (let day = 0; day <= hostPageLimits.trips; day += 1) {
      await aTrip(db, { vendor_id: vendor.id, featured_image: null, created_at: new Date(Date.UTC(2026, 0, 1 + day)) })
    }
    const { trips } = await api.hosts.get({ id: vendor.id })
    expect(trips).toHaveLength(hostPageLimits.trips)
  })

  it('is in the sitemap', async () => {
    const trip = await aTrip(open().db)
    expect(await (await open().request('/sitemap-pages.xml')).text()).toContain(`/host/${trip.vendor_id}</loc>`)
  })
})

describeWithDatabase('contacts of a vendor', (open) => {
  it('are in no public answer', async () => {
    const { db, request } = open()
    const vendor = await aVendor(db, { ...secret, ...profile })
    const trip = await aTrip(db, { vendor_id: vendor.id, featured: true })
    const paths = [
      `/api/hosts/${vendor.id}`,
      `/api/trips/${trip.id}`,
      '/api/trips',
      '/api/trip-cards',
      '/api/featured-trips',
      '/api/testimonials',
      '/sitemap-pages.xml',
      '/sitemap-trips-1.xml',
    ]
    for (const path of paths) {
      const answer = await request(path)
      expect(answer.status, path).toBe(200)
      const text = await answer.text()
      for (const each of secrets) expect(text, path).not.toContain(each)
    }
  })
})
