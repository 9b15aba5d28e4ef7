import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { drafts, versions, operations, schedules, testimonials, tripImages, trips } from '#server/platform/db/schema.ts'
import { describeWithDatabase, testAdmin, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('a change of several trips', (open) => {
  let admin: TestDatabase['adminApi']['admin']
  beforeEach(() => {
    admin = open().adminApi.admin
  })

  const latestChange = async () => {
    const [row] = await open()
      .db.select({ id: sql<number>`max(${operations.id})::int` })
      .from(operations)
    return row!.id
  }
  const undo = async () => admin.changes.undo({ change_id: await latestChange() })
  const rows = () => open().db.select().from(trips).orderBy(trips.id)

  /** All of the trips but what every write changes, and what is generated from vendors. */
  async function contents() {
    const { db } = open()
    const without = <Row extends { updated_at?: Date; host_info?: string | null }>(row: Row) => {
      const { updated_at: _version, host_info: _generated, ...rest } = row
      return rest
    }
    const { trip_id, image_url, alt, caption, sort_order } = tripImages
    return {
      trips: (await rows()).map(without),
      images: await db
        .select({ trip_id, image_url, alt, caption, sort_order })
        .from(tripImages)
        .orderBy(trip_id, sort_order),
      testimonials: (await db.select().from(testimonials).orderBy(testimonials.id)).map(without),
    }
  }

  async function someTrips(count: number, fields: Parameters<typeof aTrip>[1] = {}) {
    const { db } = open()
    const vendor_id = fields.vendor_id === undefined ? (await aVendor(db)).id : fields.vendor_id
    const made = []
    for (let trip = 0; trip < count; trip += 1) made.push(await aTrip(db, { ...fields, vendor_id }))
    return made
  }

  it('is one change, and one undo puts back exactly what was there', async () => {
    const made = await someTrips(8)
    const draft = await aTrip(open().db, { status: 'draft' })
    const before = await contents()
    const ids = [...made, draft].map(({ id }) => id)
    const result = await admin.trips.bulk({ rows: { ids }, action: { kind: 'status', status: 'draft' } })
    expect(result).toEqual({ changed: 8, unchanged: 1, left_out: 0 })
    expect((await rows()).every(({ status }) => status === 'draft')).toBe(true)
    const recorded = await open().db.select().from(operations).where(eq(operations.operation, 'trips.bulk'))
    expect(recorded).toHaveLength(1)
    expect(await open().db.$count(versions, eq(versions.operation_id, recorded[0]!.id))).toBe(8)
    await undo()
    expect(await contents()).toEqual(before)
    await undo()
    expect((await rows()).every(({ status }) => status === 'draft')).toBe(true)
  })

  it('gives every trip a new version, and again with the undo', async () => {
    const [trip] = await someTrips(6)
    await admin.trips.bulk({ rows: { ids: [trip!.id] }, action: { kind: 'featured', featured: true } })
    const updated_at = trip!.updated_at.toISOString()
    const late = admin.trips.update({ trip_id: trip!.id, trip_data: { title: 'Late' }, updated_at })
    await expect(late).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  })

  it('deletes with pictures and links of testimonials, and restores all of it', async () => {
    const made = await someTrips(7)
    for (const { id } of made) {
      await aTripImage(open().db, { trip_id: id })
      await aTestimonial(open().db, { trip_id: id })
    }
    await aTestimonial(open().db, { trip_id: null })
    const before = await contents()
    const ids = made.map(({ id }) => id)
    await admin.trips.bulk({ rows: { ids }, action: { kind: 'delete' } })
    expect(await contents()).toMatchObject({ trips: [], images: [] })
    expect(await open().db.$count(testimonials, sql`trip_id is null`)).toBe(8)
    expect((await admin.trash.list({})).total).toBe(7)
    await undo()
    expect(await contents()).toEqual(before)
  })

  it('leaves no undo half done where one of the trips was changed since', async () => {
    const made = await someTrips(6)
    const ids = made.map(({ id }) => id)
    await admin.trips.bulk({ rows: { ids }, action: { kind: 'status', status: 'draft' } })
    const change_id = await latestChange()
    await admin.trips.update({ trip_id: ids[3]!, trip_data: { status: 'published' } })
    const refused = admin.changes.undo({ change_id })
    await expect(refused).rejects.toMatchObject({ code: 'UNDO_CONFLICT', data: { label: made[3]!.title } })
    expect(await open().db.$count(trips, eq(trips.status, 'draft'))).toBe(5)
  })

  it('reaches all trips that match a filter, evaluated by the server', async () => {
    const made = await someTrips(4, { region: 'Spiti' })
    await someTrips(3, { region: 'Assam' })
    const filter = { vendor: made[0]!.vendor_id!, region: 'Spiti' }
    const { total } = await admin.trips.list(filter)
    await admin.trips.bulk({ rows: { filter, total }, action: { kind: 'status', status: 'draft' } })
    const drafts = await open().db.select().from(trips).where(eq(trips.status, 'draft'))
    expect(drafts.map(({ region }) => region)).toEqual(['Spiti', 'Spiti', 'Spiti', 'Spiti'])
  })

  it('reaches those that a search with a slip shows', async () => {
    await someTrips(2, { region: 'Rajasthan' })
    await someTrips(2, { region: 'Assam' })
    const filter = { search: 'rajastan', similar: true }
    const { total, similar } = await admin.trips.list(filter)
    expect([total, similar]).toEqual([2, true])
    const result = await admin.trips.bulk({ rows: { filter, total }, action: { kind: 'delete' } })
    expect(result.changed).toBe(2)
    expect((await rows()).map(({ region }) => region)).toEqual(['Assam', 'Assam'])
  })

  it('is refused where another number matches than was confirmed', async () => {
    await someTrips(3)
    const before = await contents()
    const call = admin.trips.bulk({ rows: { filter: {}, total: 2 }, action: { kind: 'delete' } })
    await expect(call).rejects.toMatchObject({ code: 'COUNT_DIFFERS', data: { total: 3 } })
    expect(await contents()).toEqual(before)
  })

  it('names what cannot be published, and publishes nothing or only the rest', async () => {
    const good = await someTrips(2, { status: 'draft' })
    const [bad] = await someTrips(1, { status: 'draft', description: '' })
    const ids = [...good, bad!].map(({ id }) => id)
    const action = { kind: 'status', status: 'published' } as const
    await expect(admin.trips.bulk({ rows: { ids }, action })).rejects.toMatchObject({
      code: 'ROWS_REFUSED',
      data: {
        refused: 1,
        valid: 2,
        rows: [{ id: bad!.id, label: bad!.title, reason: 'Missing or not valid: description' }],
      },
    })
    expect(await open().db.$count(trips, eq(trips.status, 'published'))).toBe(0)
    const result = await admin.trips.bulk({ rows: { ids }, action, only_valid: true })
    expect(result).toEqual({ changed: 2, unchanged: 0, left_out: 1 })
  })

  it('does not publish what is due later, and takes the end of what goes off the site away', async () => {
    const [planned, live] = [
      await aTrip(open().db, { status: 'draft' }),
      await aTrip(open().db, { status: 'published' }),
    ]
    const due_at = new Date(Date.now() + 86_400_000)
    await open()
      .db.insert(drafts)
      .values([
        { entity: 'trips', item_id: planned.id, body: {}, saved_at: new Date(), publish_at: due_at },
        { entity: 'trips', item_id: live.id, unpublish_at: due_at },
      ])
    const publish = admin.trips.bulk({
      rows: { ids: [planned.id] },
      action: { kind: 'status', status: 'published' },
    })
    await expect(publish).rejects.toMatchObject({ code: 'ROWS_REFUSED' })
    await admin.trips.bulk({ rows: { ids: [live.id] }, action: { kind: 'status', status: 'draft' } })
    expect(await open().db.$count(schedules)).toBe(1)
    await undo()
    expect(await open().db.$count(schedules)).toBe(2)
  })

  it('changes all prices of a trip by the same percentage, rounded', async () => {
    const [trip] = await someTrips(1, {
      price: 48_500,
      group_prices: [{ people: 4, price: 40_000 }],
      single_supplement: 9_990,
    })
    const [dear] = await someTrips(1, { price: 99_000_000 })
    const ids = [trip!.id, dear!.id]
    const action = { kind: 'price', percent: 10, step: 100 } as const
    const refused = admin.trips.bulk({ rows: { ids }, action })
    await expect(refused).rejects.toMatchObject({ data: { rows: [{ id: dear!.id }] } })
    await admin.trips.bulk({ rows: { ids }, action, only_valid: true })
    const [row] = await open().db.select().from(trips).where(eq(trips.id, trip!.id))
    expect(row).toMatchObject({
      price: 53_400,
      group_prices: [{ people: 4, price: 44_000 }],
      single_supplement: 11_000,
    })
  })

  it('gives another vendor, with the text of the host, or none', async () => {
    const made = await someTrips(5)
    const other = await aVendor(open().db, { vendor_name: 'River People' })
    const ids = made.map(({ id }) => id)
    await admin.trips.bulk({ rows: { ids }, action: { kind: 'vendor', vendor_id: other.id } })
    expect((await rows())[0]!.host_info).toContain('River People')
    await admin.trips.bulk({ rows: { ids }, action: { kind: 'vendor', vendor_id: null } })
    expect((await rows())[0]).toMatchObject({ host_info: null, vendor_id: null })
    await undo()
    expect((await rows())[0]!.host_info).toContain('River People')
    const refused = admin.trips.bulk({
      rows: { ids },
      action: { kind: 'vendor', vendor_id: '00000000-0000-4000-8000-000000000000' },
    })
    await expect(refused).rejects.toMatchObject({ code: 'VENDOR_NOT_FOUND' })
  })

  it('is done once, however often it is sent', async () => {
    const [trip] = await someTrips(1, { price: 10_000 })
    const call = () =>
      open()
        .apiWith({ admin: async () => testAdmin, idempotencyKey: '"bulk-of-one-trip"' })
        .admin.trips.bulk({ rows: { ids: [trip!.id] }, action: { kind: 'price', percent: 10, step: 1 } })
    expect(await call()).toEqual(await call())
    expect((await rows())[0]!.price).toBe(11_000)
  })

  it('reports which ticked trips are deleted, and changes the others', async () => {
    const [one, other] = await someTrips(2)
    await admin.trips.delete({ trip_id: other!.id })
    const ids = [one!.id, other!.id]
    const call = admin.trips.bulk({ rows: { ids }, action: { kind: 'featured', featured: true } })
    await expect(call).rejects.toMatchObject({ data: { rows: [{ id: other!.id, reason: 'It no longer exists' }] } })
    expect(await admin.trips.bulk({ rows: { ids }, action: { kind: 'delete' } })).toMatchObject({ changed: 1 })
  })

  it('puts featured trips into an order, which the home page shows', async () => {
    const made = await someTrips(3, { featured: true })
    const order = [made[1]!.id, made[2]!.id, made[0]!.id]
    expect(await admin.trips.orderHome({ ids: order })).toEqual({ changed: 3 })
    expect((await open().api.trips.featured({ limit: 6 })).map(({ id }) => id)).toEqual(order)
    expect((await admin.trips.home()).map(({ id }) => id)).toEqual(order)
    const [newest] = await someTrips(1, { featured: true })
    expect((await open().api.trips.featured({ limit: 6 })).map(({ id }) => id)).toEqual([...order, newest!.id])
    await admin.trips.bulk({ rows: { ids: [order[0]!] }, action: { kind: 'featured', featured: false } })
    await expect(admin.trips.orderHome({ ids: order })).rejects.toMatchObject({ code: 'HOME_CHANGED' })
  })
})
