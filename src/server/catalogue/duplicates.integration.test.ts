import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { blogFields } from '#contract/content/blog-fields.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { blogs, tripImages, trips, vendors } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('a copy', (open) => {
  it('of a published, featured trip is a draft with everything that was written, and its gallery', async () => {
    const { adminApi, api, db } = open()
    const vendor = await aVendor(db)
    const trip = await aTrip(db, {
      status: 'published',
      featured: true,
      vendor_id: vendor.id,
      pace: 3,
      best_months: [1],
    })
    const { url } = await aPicture(db)
    const image = { image_url: url, alt: 'A stag', caption: 'Dawn', sort_order: 1 }
    await db.insert(tripImages).values({ ...image, trip_id: trip.id })
    const { id } = await adminApi.admin.trips.duplicate({ trip_id: trip.id })
    const [copy] = await db.select().from(trips).where(eq(trips.id, id))
    expect(copy).toEqual({
      ...trip,
      id,
      title: `${trip.title} (copy)`,
      status: 'draft',
      featured: false,
      created_at: copy!.created_at,
      updated_at: copy!.updated_at,
    })
    expect((await adminApi.admin.trips.get({ trip_id: id })).trip_images).toMatchObject([image])
    await expect(api.trips.get({ id })).rejects.toMatchObject({ code: 'TRIP_NOT_FOUND' })
    await adminApi.admin.trips.delete({ trip_id: id })
    expect((await api.trips.get({ id: trip.id })).trip_images).toHaveLength(1)
  })

  it('of a story has a free address, however often it is copied', async () => {
    const { adminApi, db } = open()
    const story = await aBlog(db, { slug: 'spice-walk', status: 'published' })
    for (const _ of [1, 2, 3]) await adminApi.admin.blogs.duplicate({ blog_id: story.id })
    const rows = await db.select().from(blogs)
    expect(rows.map(({ slug }) => slug).sort()).toEqual([
      'spice-walk',
      'spice-walk-copy',
      'spice-walk-copy-2',
      'spice-walk-copy-3',
    ])
    for (const copy of rows.filter(({ id }) => id !== story.id)) {
      expect(copy).toMatchObject({ status: 'draft', published_at: null, body: story.body, tags: story.tags })
    }
  })

  it('keeps within the limits of title and address', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db, { title: 'x'.repeat(tripFields.title.limit) })
    const story = await aBlog(db, {
      slug: 'y'.repeat(blogFields.slug.limit),
      title: 'z'.repeat(blogFields.title.limit),
    })
    const copies = [
      await adminApi.admin.trips.get({ trip_id: (await adminApi.admin.trips.duplicate({ trip_id: trip.id })).id }),
      await adminApi.admin.blogs.get({ blog_id: (await adminApi.admin.blogs.duplicate({ blog_id: story.id })).id }),
    ]
    expect(copies.map(({ title }) => title.length)).toEqual([tripFields.title.limit, blogFields.title.limit])
    for (const { title } of copies) expect(title).toMatch(/ \(copy\)$/)
  })

  it('of a vendor has all but the trips and the checks; a deleted item has no copy', async () => {
    const { adminApi, db } = open()
    const vendor = await aVendor(db, { verified_checks: ['Licence seen'], verified_on: '2026-03-14' })
    await aTrip(db, { vendor_id: vendor.id })
    const { id } = await adminApi.admin.vendors.duplicate({ vendor_id: vendor.id })
    const [copy] = await db.select().from(vendors).where(eq(vendors.id, id))
    expect(copy).toMatchObject({
      vendor_name: `${vendor.vendor_name} (copy)`,
      email: vendor.email,
      rating: vendor.rating,
      verified_checks: [],
      verified_on: null,
    })
    expect(await db.$count(trips, eq(trips.vendor_id, id))).toBe(0)
    const { trips: onTrips, blogs: onBlogs, vendors: onVendors } = adminApi.admin
    await expect(onTrips.duplicate({ trip_id: missingId })).rejects.toMatchObject({ code: 'TRIP_NOT_FOUND' })
    await expect(onBlogs.duplicate({ blog_id: missingId })).rejects.toMatchObject({ code: 'BLOG_NOT_FOUND' })
    await expect(onVendors.duplicate({ vendor_id: missingId })).rejects.toMatchObject({ code: 'VENDOR_NOT_FOUND' })
  })
})
