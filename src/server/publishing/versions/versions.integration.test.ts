import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { versionSchemas, type Version, type VersionedEntity, type Versions } from '#contract/admin/changes/history.ts'
import { versions, operations, pictures, siteSettings } from '#server/platform/db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { randomEdits } from '#tests/support/factories/random-edits.ts'

async function latestChange({ db }: TestDatabase): Promise<number> {
  const [row] = await db.select({ id: operations.id }).from(operations).orderBy(desc(operations.id)).limit(1)
  return row?.id ?? 0
}

/** The form's values if opened now, in the form of a version; null if the item no longer exists. */
const shown: Record<VersionedEntity, (test: TestDatabase, id: string) => Promise<Versions[VersionedEntity] | null>> = {
  trips: async ({ adminApi }, trip_id) => {
    const trip = await adminApi.admin.trips.get({ trip_id }).catch(() => null)
    if (!trip) return null
    const { featured_picture, trip_images } = trip
    const gallery = trip_images.map(({ image_url, alt, caption }) => ({ image_url, alt, caption }))
    return only('trips', { ...trip, featured_image_alt: featured_picture?.alt ?? '', trip_images: gallery })
  },
  vendors: async ({ adminApi }, vendor_id) => {
    const vendor = await adminApi.admin.vendors.get({ vendor_id }).catch(() => null)
    if (!vendor) return null
    return only('vendors', { ...vendor, portrait_alt: vendor.portrait_picture?.alt ?? '' })
  },
  blogs: async ({ adminApi }, blog_id) => {
    const blog = await adminApi.admin.blogs.get({ blog_id }).catch(() => null)
    if (!blog) return null
    return only('blogs', { ...blog, featured_image_alt: blog.featured_picture?.alt ?? '' })
  },
  testimonials: async ({ adminApi }, testimonial_id) => {
    const words = await adminApi.admin.testimonials.get({ testimonial_id }).catch(() => null)
    if (!words) return null
    return only('testimonials', { ...words, photo_alt: words.photo_picture?.alt ?? '' })
  },
  hero_images: async ({ adminApi }, id) => {
    const image = (await adminApi.admin.heroImages.list()).find((each) => each.id === id)
    if (!image) return null
    const { title, is_active, picture } = image
    return { title, image_url: picture.url, alt: picture.alt, is_active }
  },
  categories: async ({ adminApi }, id) => {
    const { title, description, featured_image, featured_picture } = (await adminApi.admin.categories.list()).find(
      (each) => each.id === id,
    )!
    return { title, description, featured_image, featured_image_alt: featured_picture?.alt ?? '' }
  },
  site_settings: async ({ db }, id) => {
    const [row] = await db
      .select({ data: siteSettings.data })
      .from(siteSettings)
      .where(sql`${siteSettings.id} = ${id}`)
    return row ?? null
  },
  pictures: async ({ db }, url) => {
    const [picture] = await db.select().from(pictures).where(eq(pictures.url, url))
    return picture ? { alt: picture.alt, focal_x: picture.focal_x, focal_y: picture.focal_y } : null
  },
}

/** Drops what is not edited in a form. */
function only<Entity extends VersionedEntity>(entity: Entity, item: object): Versions[Entity] {
  const fields = Object.keys(versionSchemas[entity].shape)
  return Object.fromEntries(fields.map((field) => [field, item[field as keyof object]])) as Versions[Entity]
}

describeWithDatabase('the version of a change', (open) => {
  const versionOf = (entity: VersionedEntity, item_id: string, change_id: number): Promise<Version> =>
    open().adminApi.admin.changes.version({ entity, item_id, change_id })

  it.each([1, 2, 3])('is what was saved, after random edits of everything (seed %i)', async (seed) => {
    const test = open()
    const items = await someItems(test)
    const states: { until: number; shown: Map<string, Versions[VersionedEntity] | null> }[] = []
    const note = async () => {
      const now = new Map<string, Versions[VersionedEntity] | null>()
      for (const { entity, id } of items) now.set(id, await shown[entity](test, id))
      states.push({ until: await latestChange(test), shown: now })
    }
    await note()
    for (const edit of randomEdits(test, items, seed, 30)) {
      await edit()
      await note()
    }
    let compared = 0
    for (const { entity, id } of items) {
      const all = await changesOf(test, id)
      for (const [index, { until, shown: saved }] of states.slice(1).entries()) {
        const previous = states[index]!
        const within = all.filter((each) => each > previous.until && each <= until)
        if (within.length === 0) continue
        compared += 1
        expect((await versionOf(entity, id, within[0]!)).after, `${entity} after ${within[0]}`).toEqual(saved.get(id))
        const { before } = await versionOf(entity, id, within.at(-1)!)
        expect(before, `${entity} before ${within.at(-1)}`).toEqual(previous.shown.get(id))
      }
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('has a gallery, the pictures that still exist, and the name of a vendor who is gone', async () => {
    const { adminApi, db } = open()
    const [kept, gone] = [await aPicture(db), await aPicture(db)]
    const vendor = await aVendor(db, { vendor_name: 'Khasi Homestays' })
    const trip = await aTrip(db, { vendor_id: vendor.id, featured_image: kept.url })
    await adminApi.admin.trips.update({
      trip_id: trip.id,
      trip_data: { trip_images: [{ image_url: gone.url, alt: 'Roots', caption: 'Bridge' }, { image_url: kept.url }] },
    })
    const change_id = await latestChange(open())
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { trip_images: [] } })
    await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    await db.delete(pictures).where(eq(pictures.url, gone.url))
    const version = await versionOf('trips', trip.id, change_id)
    expect(version.after).toMatchObject({
      vendor_id: vendor.id,
      trip_images: [
        { image_url: gone.url, alt: 'Roots', caption: 'Bridge' },
        { image_url: kept.url, alt: null, caption: null },
      ],
    })
    expect(version.pictures.map(({ url }) => url)).toEqual([kept.url])
    expect(version.names).toEqual([{ id: vendor.id, name: 'Khasi Homestays', exists: false }])
  })

  it('of a trip that was deleted comes from its deletion', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db, { title: 'Majuli', price: 40_000 })
    await aTripImage(db, { trip_id: trip.id, caption: 'Ferry' })
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { price: 44_000 } })
    const priced = await latestChange(open())
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    const [deleted] = await changesOf(open(), trip.id)
    expect(await versionOf('trips', trip.id, priced)).toMatchObject({
      before: { title: 'Majuli', price: 40_000, trip_images: [{ caption: 'Ferry' }] },
      after: { price: 44_000, trip_images: [{ caption: 'Ferry' }] },
    })
    expect(await versionOf('trips', trip.id, deleted!)).toMatchObject({ before: { price: 44_000 }, after: null })
  })

  it('reaches far back, past what is read at once', async () => {
    const { db } = open()
    const { id } = await aTestimonial(db, { content: 'Version 0' })
    for (let round = 1; round <= 450; round += 1) {
      await db.execute(sql`update testimonials set content = ${`Version ${round}`} where id = ${id}`)
    }
    const ids = (await changesOf(open(), id)).toReversed()
    expect(await versionOf('testimonials', id, ids[3]!)).toMatchObject({
      before: { content: 'Version 2' },
      after: { content: 'Version 3' },
    })
  })

  it('follows the commits of operations that overlapped', async () => {
    const { db, database } = open()
    const [first, second] = [await aTestimonial(db, { content: 'A' }), await aTestimonial(db, { content: 'A' })]
    await database.db.transaction(async (earlier) => {
      await earlier.execute(sql`update testimonials set content = 'B' where id = ${first.id}`)
      await db.execute(sql`update testimonials set content = 'B' where id = ${second.id}`)
      await earlier.execute(sql`update testimonials set content = 'C' where id = ${second.id}`)
    })
    const [later, sooner] = await changesOf(open(), second.id)
    expect(await versionOf('testimonials', second.id, sooner!)).toMatchObject({
      before: { content: 'A' },
      after: { content: 'B' },
    })
    expect(await versionOf('testimonials', second.id, later!)).toMatchObject({
      before: { content: 'B' },
      after: { content: 'C' },
    })
  })

  it('is refused where the change was none of this item', async () => {
    const { db } = open()
    const [trip, other] = [await aTrip(db), await aTrip(db)]
    const [change_id] = await changesOf(open(), other.id)
    await expect(versionOf('trips', trip.id, change_id!)).rejects.toMatchObject({ code: 'CHANGE_NOT_FOUND' })
    await expect(versionOf('trips', 'no id at all', change_id!)).rejects.toMatchObject({ code: 'CHANGE_NOT_FOUND' })
    await expect(
      open().api.admin.changes.version({ entity: 'trips', item_id: other.id, change_id: change_id! }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

/** The latest first. */
async function changesOf({ db }: TestDatabase, item_id: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: versions.operation_id })
    .from(versions)
    .where(and(eq(versions.item_id, item_id), isNotNull(versions.operation_id)))
    .orderBy(desc(versions.operation_id))
  return rows.map(({ id }) => id!)
}

/** One item of each content type. */
async function someItems(test: TestDatabase): Promise<{ entity: VersionedEntity; id: string }[]> {
  const { db, adminApi } = test
  const trip = await aTrip(db)
  const category = (await adminApi.admin.categories.list())[0]!
  return [
    { entity: 'trips', id: trip.id },
    { entity: 'vendors', id: trip.vendor_id! },
    { entity: 'blogs', id: (await aBlog(db)).id },
    { entity: 'testimonials', id: (await aTestimonial(db, { trip_id: trip.id })).id },
    { entity: 'hero_images', id: (await aHeroImage(db)).id },
    { entity: 'categories', id: category.id },
    { entity: 'pictures', id: trip.featured_image! },
  ]
}
