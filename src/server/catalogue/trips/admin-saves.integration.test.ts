import { expect, it } from 'vitest'
import type { TripData } from '#contract/admin/trips.ts'
import { tripImages, trips } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('saving a trip', (open) => {
  it('creates it with its gallery in the given order', async () => {
    const { adminApi, db } = open()
    const urls = await Promise.all([1, 2, 3].map(async () => (await aPicture(db)).url))
    const trip_images = urls.map((image_url, index) => ({
      image_url,
      ...(index === 0 && { alt: ' Snow on a ridge ', caption: ' A ridge ' }),
    }))
    const { id } = await adminApi.admin.trips.create({
      trip_data: aTripPayload({ trip_images, featured_image: urls[0] }),
    })
    const trip = await adminApi.admin.trips.get({ trip_id: id })
    expect(trip.trip_images).toMatchObject([
      { image_url: urls[0], sort_order: 1, alt: 'Snow on a ridge', caption: 'A ridge' },
      { image_url: urls[1], sort_order: 2, alt: null, caption: null },
      { image_url: urls[2], sort_order: 3, alt: null, caption: null },
    ])
    expect(trip).toMatchObject({ featured_image: urls[0], status: 'draft', featured: false, show_vendor_info: true })
  })

  it('accepts the payload of the specification, and generates the host text itself', async () => {
    const { adminApi, db } = open()
    const vendor = await aVendor(db, { vendor_name: 'Snow Trails', region: 'Spiti', number_of_trips: 0 })
    const { id } = await adminApi.admin.trips.create({
      trip_data: aTripPayload({
        vendor_id: vendor.id,
        host_info: 'mine',
        short_description: null,
        featured_image: null,
      }),
    })
    const { host_info } = await adminApi.admin.trips.get({ trip_id: id })
    expect(host_info).toBe('Snow Trails, Spiti with 12 years of experience')
  })

  it('drops blank entries and days, and renumbers the days', async () => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.trips.create({
      trip_data: aTripPayload({
        highlights: ['  Snow leopards ', '', '   '],
        inclusions: [''],
        itinerary: [
          { day: 1, title: 'Kaza', description: '' },
          { day: 2, title: ' ', description: '', accommodation_name: null, room_type: '', meal_plan: '' },
          { day: 3, title: '', description: '', hotel_name: 'Old Fort Hotel' },
        ],
      }),
    })
    const trip = await adminApi.admin.trips.get({ trip_id: id })
    expect(trip.highlights).toEqual(['Snow leopards'])
    expect(trip.inclusions).toEqual([])
    const nothing = { description: '', room_type: null, meal_plan: null }
    expect(trip.itinerary).toEqual([
      { day: 1, title: 'Kaza', accommodation_name: null, ...nothing },
      { day: 2, title: '', accommodation_name: 'Old Fort Hotel', ...nothing },
    ])
  })

  it('removes the host text of a hidden vendor, and restores both', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    const save = (trip_data: Partial<TripData>) => adminApi.admin.trips.update({ trip_id: trip.id, trip_data })
    await save({ show_vendor_info: false, host_words: 'I know each stone.' })
    expect(await adminApi.admin.trips.get({ trip_id: trip.id })).toMatchObject({
      host_info: null,
      host_words: 'I know each stone.',
      vendor_id: trip.vendor_id,
    })
    expect(await adminApi.trips.get({ id: trip.id })).toMatchObject({
      vendor: null,
      vendor_id: null,
      host_info: null,
      host_words: null,
    })
    await save({ show_vendor_info: true })
    const shown = await adminApi.admin.trips.get({ trip_id: trip.id })
    expect(shown.host_info).toContain('Madhya Pradesh with 12 years')
    await save({ vendor_id: null })
    expect(await adminApi.admin.trips.get({ trip_id: trip.id })).toMatchObject({ host_info: null, vendor: null })
  })

  it('changes only the given fields', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    await aTripImage(db, { trip_id: trip.id })
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { price: 1 } })
    const saved = await adminApi.admin.trips.get({ trip_id: trip.id })
    expect(saved).toMatchObject({ price: 1, title: trip.title, highlights: trip.highlights, vendor_id: trip.vendor_id })
    expect(saved.trip_images).toHaveLength(1)
    expect(saved.updated_at > trip.updated_at.toISOString()).toBe(true)
  })

  it('reads blank, none and null as no vendor', async () => {
    const { adminApi } = open()
    for (const vendor_id of ['', 'none', null] as const) {
      const { id } = await adminApi.admin.trips.create({ trip_data: aTripPayload({ vendor_id }) })
      expect((await adminApi.admin.trips.get({ trip_id: id })).vendor_id).toBeNull()
    }
  })

  it.each([
    ['a blank title', { title: '  ' }],
    ['another category', { category: 'Cruises' as never }],
    ['a blank region', { region: '' }],
    ['a price of nothing', { price: 0 }],
    ['a price with paise', { price: 1250.75 }],
    ['a price in words', { price: '84000' as never }],
    ['half a day', { duration: 1.5 }],
    ['no day', { duration: 0 }],
    ['another status', { status: 'archived' as never }],
    ['a blank description', { description: '\n ' }],
    ['a control character', { title: 'Spiti\u0000' }],
    [
      'five extra images',
      { trip_images: Array.from({ length: 5 }, () => ({ image_url: '/media/trip-images/a.jpg' })) },
    ],
    ['a picture from elsewhere', { featured_image: 'https://evil.example/a.jpg' }],
    ['a path out of storage', { featured_image: '/media/trip-images/../../etc/passwd' }],
    ['an unknown field of a day', { itinerary: [{ title: 'x', price: 1 } as never] }],
  ])('refuses %s', async (_what, fields) => {
    const { adminApi, db } = open()
    const save = adminApi.admin.trips.create({ trip_data: aTripPayload(fields as Partial<TripData>) })
    await expect(save).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db.$count(trips)).toBe(0)
  })

  it('is rolled back as a whole', async () => {
    const { adminApi, db } = open()
    const { url } = await aPicture(db)
    const missing = '/media/trip-images/1700000000000-gone.jpg'
    const trip_images = [{ image_url: url }, { image_url: missing }]
    await expect(adminApi.admin.trips.create({ trip_data: aTripPayload({ trip_images }) })).rejects.toMatchObject({
      code: 'PICTURE_NOT_FOUND',
      data: { field: 'trip_images.1.image_url', image_url: missing },
    })
    await expect(
      adminApi.admin.trips.create({
        trip_data: aTripPayload({ vendor_id: missingId, trip_images: [{ image_url: url }] }),
      }),
    ).rejects.toMatchObject({ code: 'VENDOR_NOT_FOUND' })
    expect(await db.$count(trips)).toBe(0)
    expect(await db.$count(tripImages)).toBe(0)
  })

  it('refuses a picture of another bucket', async () => {
    const { adminApi, db } = open()
    const { url } = await aPicture(db, { bucket: 'hero-images' })
    const save = adminApi.admin.trips.create({ trip_data: aTripPayload({ featured_image: url }) })
    await expect(save).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND', data: { field: 'featured_image' } })
  })

  it('refuses to save over a newer version, unless it overwrites', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    const edited = { trip_id: trip.id, updated_at: trip.updated_at.toISOString() }
    const first = await adminApi.admin.trips.update({ ...edited, trip_data: { title: 'First' } })
    const second = adminApi.admin.trips.update({ ...edited, trip_data: { title: 'Second' } })
    await expect(second).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      status: 409,
      data: { updated_at: first.updated_at },
    })
    expect((await adminApi.admin.trips.get({ trip_id: trip.id })).title).toBe('First')
    await adminApi.admin.trips.update({ ...edited, overwrite: true, trip_data: { title: 'Third' } })
    expect((await adminApi.admin.trips.get({ trip_id: trip.id })).title).toBe('Third')
  })

  it('accepts one of two concurrent saves of the same version', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    const edited = { trip_id: trip.id, updated_at: trip.updated_at.toISOString() }
    const saves = ['A', 'B'].map((title) => adminApi.admin.trips.update({ ...edited, trip_data: { title } }))
    const results = await Promise.allSettled(saves)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses to save a deleted trip; deleting it again succeeds', async () => {
    const { adminApi } = open()
    const missing = { trip_id: missingId }
    const calls = [
      () => adminApi.admin.trips.get(missing),
      () => adminApi.admin.trips.update({ ...missing, trip_data: {} }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'TRIP_NOT_FOUND' })
    expect(await adminApi.admin.trips.delete(missing)).toEqual({ id: missingId })
  })
})
