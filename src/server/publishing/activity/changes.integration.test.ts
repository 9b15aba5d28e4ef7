import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ChangedEntity } from '#contract/admin/changes/changes.ts'
import { forgetHistory } from '#server/platform/db/writes/operations.ts'
import { operations, testimonials, tripImages, trips, versionChanges, versions } from '#server/platform/db/schema.ts'
import { adminPassword, aBrowser, aSignedInBrowser, signIn } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('changes', (open) => {
  /** The latest change. */
  const latest = async (entity?: ChangedEntity) =>
    (await open().adminApi.admin.changes.list({ entity, page_size: 1 })).items[0]!

  it('are described in sentences', async () => {
    const { adminApi, db } = open()
    const itinerary = [1, 2, 3].map((day) => ({ day, title: `Day ${day}`, description: 'Walk' }))
    const { id } = await aTrip(db, {
      title: 'Munsyari',
      price: 58_500,
      itinerary,
      highlights: ['Snow', 'Rhododendron'],
    })
    await adminApi.admin.trips.update({
      trip_id: id,
      trip_data: {
        price: 62_000,
        highlights: ['Snow', 'Langurs'],
        itinerary: [itinerary[0]!, itinerary[1]!, { ...itinerary[2]!, description: 'Rest' }],
        description: 'Another text altogether.',
        featured: true,
      },
    })
    const { author, operation, items, more_items } = await latest()
    expect({ author, operation, more_items }).toEqual({ author: 'admin', operation: 'trips.update', more_items: 0 })
    expect(items).toEqual([
      {
        entity: 'trips',
        item_id: id,
        label: 'Munsyari',
        kind: 'update',
        gone: false,
        sentences: [
          'Price ₹58,500 → ₹62,000',
          'Featured on the home page',
          'Full Description changed',
          'Highlights: “Langurs” added',
          'Highlights: “Rhododendron” removed',
          'Day 3 changed',
        ],
      },
    ])
  })

  it('of a gallery belong to its trip, and an equal gallery is none', async () => {
    const { adminApi, db } = open()
    const [first, second, third] = [await aPicture(db), await aPicture(db), await aPicture(db)]
    const { id } = await aTrip(db, { title: 'Spiti' })
    await aTripImage(db, { trip_id: id, image_url: first.url, caption: 'Ridge', sort_order: 1 })
    await aTripImage(db, { trip_id: id, image_url: second.url, caption: null, sort_order: 2 })
    const same = [{ image_url: first.url, caption: 'Ridge' }, { image_url: second.url }]
    const begin = await db.$count(operations)
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { trip_images: same } })
    expect(await db.$count(operations)).toBe(begin)
    const other = [{ image_url: second.url, alt: 'A white village', caption: 'Kibber' }, { image_url: third.url }]
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { trip_images: other } })
    expect((await latest('trips')).items).toMatchObject([
      {
        entity: 'trips',
        label: 'Spiti',
        kind: 'update',
        sentences: ['1 picture added', '1 picture removed', 'Captions changed', 'Alternative texts changed'],
      },
    ])
  })

  it('keep all that a deletion took along', async () => {
    const { adminApi, db } = open()
    const picture = await aPicture(db)
    const { id } = await aTrip(db, { title: 'Majuli' })
    await aTripImage(db, { trip_id: id, image_url: picture.url, sort_order: 1 })
    const words = await aTestimonial(db, { name: 'Asha', trip_id: id })
    const [stored] = await db.select().from(trips).where(eq(trips.id, id))
    const gallery = await db.select().from(tripImages).where(eq(tripImages.trip_id, id))
    await adminApi.admin.trips.delete({ trip_id: id })
    const change = (await adminApi.admin.changes.list({ entity: 'trips', kind: 'delete' })).items[0]!
    expect(change.items).toMatchObject([
      { entity: 'trips', label: 'Majuli', kind: 'delete', sentences: ['Deleted'] },
      { entity: 'testimonials', label: 'Asha', kind: 'update', sentences: ['Associated Trip removed'] },
    ])
    const items = await db.select().from(versionChanges).where(eq(versionChanges.operation_id, change.id))
    const { image_url, caption, sort_order } = gallery[0]!
    expect(items.find(({ entity }) => entity === 'trips')).toMatchObject({
      kind: 'delete',
      before: {
        id,
        title: 'Majuli',
        price: stored!.price,
        description: stored!.description,
        trip_images: [{ image_url, caption, sort_order }],
      },
    })
    expect(items.find(({ entity }) => entity === 'testimonials')).toMatchObject({
      item_id: words.id,
      before: { trip_id: id },
      after: { trip_id: null },
    })
    expect((await db.select().from(testimonials))[0]!.trip_id).toBeNull()
  })

  it('name neither versions nor what is generated from a vendor', async () => {
    const { adminApi, db } = open()
    const { id: vendor_id } = await aVendor(db, { vendor_name: 'Khasi Hills' })
    await adminApi.admin.trips.create({ trip_data: aTripPayload({ vendor_id }) })
    await adminApi.admin.vendors.update({ vendor_id, vendor_data: { vendor_name: 'Khasi Hills Homestays' } })
    expect((await latest()).items).toMatchObject([
      { entity: 'vendors', sentences: ['Vendor Name “Khasi Hills” → “Khasi Hills Homestays”'] },
    ])
  })

  it('are not left by a save that fails', async () => {
    const { adminApi, db } = open()
    const begin = await db.$count(operations)
    const trip_data = aTripPayload({ vendor_id: '00000000-0000-4000-8000-000000000000' })
    await expect(adminApi.admin.trips.create({ trip_data })).rejects.toThrow()
    expect(await db.$count(operations)).toBe(begin)
  })

  it('record plain SQL', async () => {
    const { db } = open()
    const { id } = await aTrip(db)
    await db.execute(sql`update trips set price = 99000 where id = ${id}`)
    expect(await latest()).toMatchObject({ author: 'database', operation: 'sql', items: [{ item_id: id }] })
  })

  it('are forgotten, but for a baseline of what is stored', async () => {
    const { db } = open()
    const { id } = await aTrip(db)
    const gone = await aTrip(db)
    await db.update(trips).set({ price: 99_000 }).where(eq(trips.id, id))
    await db.delete(trips).where(eq(trips.id, gone.id))
    await db.transaction((tx) => forgetHistory(tx))
    const left = await db.select().from(versions).where(eq(versions.entity, 'trips'))
    expect(left).toMatchObject([{ item_id: id, operation_id: null, body: { price: 99_000 } }])
    expect(await db.$count(operations)).toBe(0)
  })

  it('are filtered by item, kind and day in India', async () => {
    const { adminApi, db } = open()
    const one = await aTrip(db, { title: 'One' })
    await aTrip(db, { title: 'Two' })
    await adminApi.admin.trips.update({ trip_id: one.id, trip_data: { title: 'First' } })
    await adminApi.admin.regions.create({ region_data: { name: 'Kumaon Hills' } })
    const labels = async (filters: Parameters<typeof adminApi.admin.changes.list>[0]) =>
      (await adminApi.admin.changes.list(filters)).items.flatMap(({ items }) => items.map(({ label }) => label))
    expect(await labels({ entity: 'regions' })).toEqual(['Kumaon Hills'])
    expect(await labels({ entity: 'trips', item_id: one.id })).toEqual(['First', 'One'])
    expect(await labels({ entity: 'trips', kind: 'insert' })).toEqual(['Two', 'One'])
    const day = await db.execute(sql`select ((now() at time zone 'Asia/Kolkata')::date)::text as today`)
    const { today } = (day as unknown as { rows: { today: string }[] }).rows[0]!
    expect((await adminApi.admin.changes.list({ entity: 'trips', from: today, to: today })).total).toBe(3)
    expect((await adminApi.admin.changes.list({ to: '2020-01-01' })).total).toBe(0)
  })

  it('are exported as CSV that no spreadsheet runs', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    await aTrip(test.db, { title: '=HYPERLINK("https://evil.example"), "cheap"' })
    const answer = await browser.send('GET', '/api/admin/changes.csv?entity=trips')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toBe('When,Who,What,Kind,Name,Change')
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,database,sql,trips,"'=HYPERLINK\(""https/)
    expect((await aBrowser(test).send('GET', '/api/admin/changes.csv')).status).toBe(401)
  })

  it('name events of the account, and nothing that was typed', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    await signIn(test, aBrowser(test), 'my other password')
    await aBrowser(test).send('POST', '/api/auth/sign-in/email', { email: 'somebody@else.example', password: 'x' })
    const change = { currentPassword: adminPassword, newPassword: 'six quiet rivers' }
    await browser.send('POST', '/api/auth/change-password', change)
    const rows = await test.db.select().from(operations).orderBy(asc(operations.id))
    expect(rows.map(({ author, operation }) => `${author} ${operation}`)).toEqual([
      'admin sign-in',
      'visitor sign-in-failed',
      'admin password-changed',
    ])
    const listed = await test.adminApi.admin.changes.list({ entity: 'account' })
    expect(listed.items.map(({ operation }) => operation)).toEqual(['password-changed', 'sign-in-failed', 'sign-in'])
    for (const secret of [adminPassword, 'my other password', 'six quiet rivers', 'somebody@else']) {
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
  })
})
