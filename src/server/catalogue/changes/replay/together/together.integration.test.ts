import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { changes, testimonials, trips, vendors } from '#server/db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

/** Each has a picture, a vendor or a story of its own that is not as it was. */
describeWithDatabase('an undo of many rows', (open) => {
  let admin: TestDatabase['adminApi']['admin']
  beforeEach(() => {
    admin = open().adminApi.admin
  })

  const latestChange = async () => {
    const [row] = await open()
      .db.select({ id: sql<number>`max(${changes.id})::int` })
      .from(changes)
    return row!.id
  }

  async function someTrips(count: number) {
    const made = []
    for (let trip = 0; trip < count; trip += 1) made.push(await aTrip(open().db, { host_info: null }))
    return made
  }

  it('brings trips back without a vendor that is gone, and says so', async () => {
    const made = await someTrips(7)
    await admin.trips.bulk({ rows: { ids: made.map(({ id }) => id) }, action: { kind: 'delete' } })
    const change_id = await latestChange()
    await admin.vendors.delete({ vendor_id: made[2]!.vendor_id! })
    const { notes } = await admin.changes.undo({ change_id })
    expect(notes).toHaveLength(1)
    const rows = await open().db.select({ id: trips.id, vendor_id: trips.vendor_id }).from(trips)
    expect(rows).toHaveLength(7)
    expect(rows.filter(({ vendor_id }) => vendor_id === null)).toEqual([{ id: made[2]!.id, vendor_id: null }])
  })

  it('brings vendors back to the trips that lost them, but for one that has another now', async () => {
    const made = await someTrips(6)
    const ids = made.map(({ vendor_id }) => vendor_id!)
    await admin.vendors.bulk({ rows: { ids }, action: { kind: 'delete' } })
    const change_id = await latestChange()
    const other = await aVendor(open().db)
    await admin.trips.update({ trip_id: made[0]!.id, trip_data: { vendor_id: other.id } })
    await admin.changes.undo({ change_id })
    expect(await open().db.$count(vendors)).toBe(7)
    const rows = await open().db.select().from(trips)
    for (const { id, vendor_id } of made) {
      const row = rows.find((each) => each.id === id)!
      expect(row.vendor_id).toBe(id === made[0]!.id ? other.id : vendor_id)
      expect(row.host_info).not.toBeNull()
    }
  })

  it('takes back the choice of testimonials, whole or not at all', async () => {
    const ids = []
    for (let one = 0; one < 8; one += 1) ids.push((await aTestimonial(open().db, { trip_id: null })).id)
    await admin.testimonials.bulk({ rows: { ids }, action: { kind: 'home', on_home: true } })
    expect(await open().db.$count(testimonials, sql`home_position is not null`)).toBe(8)
    await admin.changes.undo({ change_id: await latestChange() })
    expect(await open().db.$count(testimonials, sql`home_position is not null`)).toBe(0)
  })

  it('takes tags of stories back, each as it was', async () => {
    const made = [await aBlog(open().db, { tags: null }), await aBlog(open().db, { tags: ['Rain'] })]
    for (let one = 0; one < 6; one += 1) made.push(await aBlog(open().db, { tags: ['Food', 'Craft'] }))
    const tagsNow = async () => {
      const { items } = await admin.blogs.list({ page_size: 100 })
      return new Map(items.map(({ id, tags }) => [id, tags]))
    }
    const before = await tagsNow()
    const ids = made.map(({ id }) => id)
    await admin.blogs.bulk({ rows: { ids }, action: { kind: 'tag', tag: 'rain', add: true } })
    expect((await tagsNow()).get(made[1]!.id)).toEqual(['Rain'])
    expect((await tagsNow()).get(made[0]!.id)).toEqual(['rain'])
    await admin.changes.undo({ change_id: await latestChange() })
    expect(await tagsNow()).toEqual(before)
  })
})
