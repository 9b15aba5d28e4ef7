import { expect, it } from 'vitest'
import { panelItems } from '#contract/admin/dashboard/dashboard.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('panels of the dashboard', (open) => {
  it('are there without content, and have room for everything', async () => {
    const panels = await open().adminApi.admin.dashboard.panels()
    expect(panels).toMatchObject({
      edited: [],
      waiting: { counts: [], latest: [] },
      coming_up: [],
      journeys: { seen: 0, top: [] },
      week: { items: [] },
      storage: { pictures: 0, picture_bytes: 0, history: { pinned: 0 } },
    })
    expect(panels.storage!.database_bytes).toBeGreaterThan(1_000_000)
  })

  it('list recent work: each item once, the latest first, without deleted ones', async () => {
    const { db, adminApi } = open()
    const { admin } = adminApi
    const trip = await aTrip(db, { title: 'Spiti', status: 'published' })
    const story = await aBlog(db, { title: 'Monsoon', status: 'draft' })
    const { id: vendor } = await admin.vendors.create({ vendor_data: { vendor_name: 'Gone', region: 'Assam' } })
    await admin.vendors.delete({ vendor_id: vendor })
    await admin.trips.update({ trip_id: trip.id, trip_data: { price: 41_000 } })
    await admin.blogs.update({ blog_id: story.id, blog_data: { title: 'Monsoon by train' } })
    await admin.trips.update({ trip_id: trip.id, trip_data: { price: 42_000 } })
    const { edited } = await admin.dashboard.panels()
    expect(edited).toMatchObject([
      { entity: 'trips', item_id: trip.id, label: 'Spiti', status: 'published', kept: null },
      { entity: 'blogs', item_id: story.id, label: 'Monsoon by train', status: 'draft', kept: null },
    ])
    await admin.drafts.autosave({ entity: 'blogs', item_id: story.id, body: { title: 'Typed' } })
    const { edited: after } = await admin.dashboard.panels()
    expect(after![0]).toMatchObject({ item_id: story.id, kept: 'autosave' })
  })

  it('leave out bulk changes, and list only a few items', async () => {
    const { db, adminApi } = open()
    const { admin } = adminApi
    for (let index = 0; index <= panelItems; index++) {
      await admin.vendors.create({ vendor_data: { vendor_name: `Vendor ${index}`, region: 'Assam' } })
    }
    const vendor = await aVendor(db)
    for (let index = 0; index < 4; index++) await aTrip(db, { vendor_id: vendor.id })
    await admin.vendors.delete({ vendor_id: vendor.id })
    const { edited } = await admin.dashboard.panels()
    expect(edited!.map(({ label }) => label)).toEqual([5, 4, 3, 2, 1].map((index) => `Vendor ${index}`))
  })

  it('name the drafts that wait, and count them by their lists', async () => {
    const { db, adminApi } = open()
    const { admin } = adminApi
    const live = await aTrip(db, { title: 'Live', status: 'published' })
    await aTrip(db, { title: 'Begun', status: 'draft' })
    await aBlog(db, { status: 'published' })
    await admin.drafts.saveDraft({ entity: 'trips', item_id: live.id, body: { title: 'Live, but better' } })
    const { waiting } = await admin.dashboard.panels()
    expect(waiting!.counts).toEqual([
      { entity: 'trips', state: 'draft', count: 1 },
      { entity: 'trips', state: 'changed', count: 1 },
    ])
    expect(waiting!.latest).toMatchObject([
      { item_id: live.id, label: 'Live, but better', state: 'changed' },
      { label: 'Begun', state: 'draft' },
    ])
  })

  it('fail one by one', async () => {
    const { db, adminApi } = open()
    await db.execute('alter table trip_days_counted rename to elsewhere')
    try {
      const panels = await adminApi.admin.dashboard.panels()
      expect(panels).toMatchObject({ journeys: null, waiting: { latest: [] } })
    } finally {
      await db.execute('alter table elsewhere rename to trip_days_counted')
    }
  })
})
