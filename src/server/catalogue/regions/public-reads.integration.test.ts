import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { regions } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('region counts', (open) => {
  it('are zero without trips', async () => {
    expect(await open().api.regions.count()).toEqual({ total: 0, regions: [] })
  })

  it('count published trips by trimmed region, ordered by name', async () => {
    const { db, api } = open()
    for (const region of ['Ladakh', ' Kerala', 'Kerala  ', 'Kerala', 'assam']) await aTrip(db, { region })
    expect(await api.regions.count()).toEqual({
      total: 5,
      regions: [
        { name: 'Kerala', count: 3, map_id: 'kerala' },
        { name: 'Ladakh', count: 1, map_id: 'ladakh' },
        { name: 'assam', count: 1, map_id: null },
      ],
    })
  })

  it('omit blank regions but include their trips in the total', async () => {
    const { db, api } = open()
    for (const region of ['', '   ', 'Goa']) await aTrip(db, { region })
    expect(await api.regions.count()).toEqual({ total: 3, regions: [{ name: 'Goa', count: 1, map_id: 'goa' }] })
  })

  it('can be filtered by category', async () => {
    const { db, api } = open()
    await aTrip(db, { region: 'Goa', category: 'Wellness Retreats' })
    await aTrip(db, { region: 'Goa' })
    await aTrip(db, { region: 'Assam' })
    expect(await api.regions.count({ category: 'Wildlife Escapes' })).toEqual({
      total: 2,
      regions: [
        { name: 'Assam', count: 1, map_id: 'assam' },
        { name: 'Goa', count: 1, map_id: 'goa' },
      ],
    })
    expect(await api.regions.count({ category: 'Signature Stays' })).toEqual({ total: 0, regions: [] })
  })

  it('follow the shape on the map that the admin chooses', async () => {
    const { db, api, adminApi } = open()
    await aTrip(db, { region: 'Kumaon Hills' })
    const { id: region_id } = await adminApi.admin.regions.create({ region_data: { name: 'Kumaon Hills' } })
    const shape = async () => (await api.regions.count()).regions[0]!.map_id
    expect(await shape()).toBeNull()
    const map_id = 'uttarakhand'
    await adminApi.admin.regions.update({ region_id, region_data: { name: 'Kumaon Hills', map_id } })
    expect(await shape()).toBe(map_id)
  })

  it('never count drafts', async () => {
    const { db, api } = open()
    await aTrip(db, { region: 'Sikkim', status: 'draft' })
    await aTrip(db, { region: '', status: 'draft' })
    expect(await api.regions.count()).toEqual({ total: 0, regions: [] })
  })

  it('agree with the list for the same filter', async () => {
    const { db, api } = open()
    for (const region of ['Goa', ' Goa ', 'Assam', '']) await aTrip(db, { region })
    const { regions, total } = await api.regions.count({ category: 'Wildlife Escapes' })
    for (const { name, count } of regions) {
      expect(await api.trips.cards({ category: 'Wildlife Escapes', region: name })).toHaveLength(count)
    }
    expect(await api.trips.cards({ category: 'Wildlife Escapes' })).toHaveLength(total)
  })
})

describeWithDatabase('a region', (open) => {
  it('has words, the picture of its first trip, the best months, stories and hosts', async () => {
    const { db, api } = open()
    await db.update(regions).set({ words: 'Salt and shade.' }).where(eq(regions.name, 'Goa'))
    const [good, better, hidden] = [
      await aVendor(db, { rating: 4 }),
      await aVendor(db, { rating: 5 }),
      await aVendor(db),
    ]
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    const trip = { region: ' Goa', best_months: [11, 12] }
    const { featured_image } = await aTrip(db, { ...trip, vendor_id: good.id, featured: true, created_at: day(1) })
    const newer = await aTrip(db, { region: 'Goa', best_months: [1], vendor_id: better.id, created_at: day(2) })
    await aTrip(db, { ...trip, vendor_id: hidden.id, show_vendor_info: false })
    await aTrip(db, { region: 'Goa', best_months: [6], vendor_id: hidden.id, status: 'draft' })
    await aTrip(db, { region: 'Assam', best_months: [5], vendor_id: hidden.id })
    const leads = await aBlog(db, { trip_ids: [newer.id], published_at: day(1) })
    const names = await aBlog(db, { body: '<p>A ferry of GOA.</p>', published_at: day(2) })
    await aBlog(db, { body: '<p>Goa, too.</p>', status: 'draft' })
    await aBlog(db, { published_at: day(3) })
    const { words, picture, season, stories, hosts } = await api.regions.get({ name: 'Goa' })
    expect({ words, season, url: picture?.url }).toEqual({
      words: 'Salt and shade.',
      season: 'Best Nov–Jan',
      url: featured_image,
    })
    expect(stories.map(({ id }) => id)).toEqual([leads.id, names.id])
    expect(hosts.map(({ id }) => id)).toEqual([better.id, good.id])
    expect(hosts[0]).not.toHaveProperty('email')
  })

  it('is blank without published trips', async () => {
    const { db, api } = open()
    await aTrip(db, { region: 'Goa', status: 'draft' })
    const blank = { words: null, picture: null, season: '', stories: [], hosts: [] }
    expect(await api.regions.get({ name: 'Goa' })).toEqual(blank)
  })
})
