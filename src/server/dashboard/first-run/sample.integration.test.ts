import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { hostInfoOf } from '#server/api/writes/host-info.ts'
import {
  blogs,
  categories,
  heroImages,
  pictures,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '#server/platform/db/schema.ts'
import { formatDay } from '#values/format/dates.ts'
import { describeWithDatabase, testAdmin, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const none = { trips: 0, vendors: 0, blogs: 0, testimonials: 0, hero_images: 0, categories: 0, pictures: 0 }

/** A small sample: two trips of one host with a gallery and words, a story with a picture, a hero image, a category. */
async function aSample({ db, storage }: TestDatabase) {
  const sample = true
  const picture = (bucket: 'trip-images' | 'blog-images' | 'hero-images' | 'category-images' = 'trip-images') =>
    aStoredPicture(db, storage, { bucket, sample })
  const [one, two] = [await picture(), await picture()]
  const vendor = await aVendor(db, { vendor_name: 'Sample host', sample })
  const hosted = { vendor_id: vendor.id, host_info: hostInfoOf(vendor), sample }
  const trip = await aTrip(db, { title: 'Sample hills', featured_image: one.url, ...hosted })
  await aTripImage(db, { trip_id: trip.id, image_url: two.url })
  const second = await aTrip(db, { title: 'Sample coast', featured_image: null, ...hosted })
  const words = await aTestimonial(db, { name: 'Meera (sample)', trip_id: trip.id, sample })
  const blog = await aBlog(db, {
    title: 'Sample story',
    featured_image: null,
    body: `<p>Rain.</p><figure><img src="${(await picture('blog-images')).url}" alt="Rain"></figure>`,
    sample,
  })
  const hero = await picture('hero-images')
  await aHeroImage(db, { title: 'Sample dawn', image_url: hero.url, is_active: true, sample })
  const [category] = await db.select().from(categories)
  const shown = await picture('category-images')
  await db.update(categories).set({ featured_image: shown.url }).where(eq(categories.id, category!.id))
  return { vendor, trip, second, words, blog, one }
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

async function everything({ db, storage }: TestDatabase) {
  const plain = (rows: object[]) => rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  return {
    trips: plain(await db.select().from(trips)),
    tripImages: plain((await db.select().from(tripImages)).map(({ id: _id, ...image }) => image)),
    vendors: plain(await db.select().from(vendors)),
    blogs: plain(await db.select().from(blogs)),
    testimonials: plain(await db.select().from(testimonials)),
    heroImages: plain(await db.select().from(heroImages)),
    categories: (await db.select().from(categories)).map((row) => ({ ...row, updated_at: null })).toSorted(byName),
    pictures: plain(await db.select().from(pictures)),
    files: (await storage.list('')).filter((key) => !key.startsWith('variants/')).toSorted(),
  }
}

async function lastChange({ adminApi }: TestDatabase): Promise<number> {
  return (await adminApi.admin.changes.list()).items[0]!.id
}

describeWithDatabase('removing the sample content', (open) => {
  it('removes all of it in one change, which can be undone', async () => {
    const test = open()
    await aSample(test)
    const before = await everything(test)
    const all = { trips: 2, vendors: 1, blogs: 1, testimonials: 1, hero_images: 1, categories: 1, pictures: 5 }
    // The removal does what the preview of it lists, and nothing else.
    expect(await test.adminApi.admin.sample.get()).toEqual({ removable: all, kept: [] })
    expect(await everything(test)).toEqual(before)
    expect(await test.adminApi.admin.sample.remove()).toEqual(all)
    const left = await everything(test)
    expect(left).toMatchObject({ trips: [], vendors: [], blogs: [], testimonials: [], heroImages: [], pictures: [] })
    expect(left.files.every((key) => key.startsWith('trash/'))).toBe(true)
    expect(left.categories).toHaveLength(before.categories.length)
    expect((await test.adminApi.admin.trash.list()).items.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(['trips', 'vendors', 'blogs', 'testimonials', 'hero_images']),
    )
    await test.adminApi.admin.changes.undo({ change_id: await lastChange(test) })
    expect(await everything(test)).toEqual(before)
    expect(await test.adminApi.admin.sample.remove()).toEqual(all)
    expect(await test.adminApi.admin.sample.remove()).toEqual(none)
  })

  it('keeps what was edited, unless it is ticked, and what the admin created', async () => {
    const test = open()
    const { adminApi, db } = test
    const { trip, vendor, blog, one } = await aSample(test)
    const own = await aTrip(db, { title: 'My own', featured_image: one.url, vendor_id: null })
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { price: 62_000, trip_images: [] } })
    await adminApi.admin.drafts.saveDraft({ entity: 'blogs', item_id: blog.id, body: { title: 'Begun' } })
    const { removable, kept } = await adminApi.admin.sample.get()
    expect(kept).toEqual([
      {
        entity: 'trips',
        id: trip.id,
        label: 'Sample hills',
        reasons: [`Edited on ${formatDay(new Date().toISOString())}`],
      },
      { entity: 'vendors', id: vendor.id, label: 'Sample host', reasons: ['Used by content that stays'] },
      { entity: 'blogs', id: blog.id, label: 'Sample story', reasons: ['Has a draft or a scheduled change'] },
    ])
    expect(removable).toMatchObject({ trips: 1, vendors: 0, blogs: 0, testimonials: 1, hero_images: 1, pictures: 3 })
    expect(await adminApi.admin.sample.remove()).toEqual(removable)
    expect((await db.select({ title: trips.title }).from(trips)).map(({ title }) => title).toSorted()).toEqual([
      'My own',
      'Sample hills',
    ])
    // With the trip goes the vendor that stayed because of it, but not the picture that the admin uses.
    const also = [{ entity: 'trips', id: trip.id } as const, { entity: 'blogs', id: blog.id } as const]
    expect(await adminApi.admin.sample.remove({ also })).toMatchObject({ trips: 1, vendors: 1, blogs: 1 })
    expect(await db.select({ id: trips.id }).from(trips)).toEqual([{ id: own.id }])
    expect(await db.select({ url: pictures.url }).from(pictures)).toEqual([{ url: one.url }])
  })

  it('keeps what content of the admin uses', async () => {
    const test = open()
    const { adminApi, db } = test
    const { trip, second, vendor } = await aSample(test)
    await aTestimonial(db, { name: 'Asha', trip_id: trip.id })
    await aBlog(db, { title: 'My story', featured_image: null, trip_ids: [second.id] })
    const { kept } = await adminApi.admin.sample.get()
    const used = 'Used by content that stays'
    expect((await adminApi.admin.firstRun.status()).steps).toContainEqual({ name: 'sample', done: false })
    await adminApi.admin.sample.remove()
    expect((await adminApi.admin.firstRun.status()).steps).toContainEqual({ name: 'sample', done: true })
    expect(kept.map(({ id, reasons }) => [id, ...reasons])).toEqual([
      [second.id, used],
      [trip.id, used],
      [vendor.id, used],
    ])
    await adminApi.admin.sample.remove({ also: [{ entity: 'vendors', id: vendor.id }] })
    expect(await db.select({ vendor_id: trips.vendor_id }).from(trips)).toEqual([
      { vendor_id: null },
      { vendor_id: null },
    ])
  })

  it('does not count as edited what followed from other changes', async () => {
    const test = open()
    const { adminApi, db } = test
    const { trip, second, vendor } = await aSample(test)
    await adminApi.admin.vendors.update({ vendor_id: vendor.id, vendor_data: { city: 'Kaza' } })
    await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    const { url } = await aStoredPicture(db, test.storage, { bucket: 'hero-images' })
    await adminApi.admin.heroImages.create({ hero_image_data: { title: 'Mine', image_url: url } })
    const { removable, kept } = await adminApi.admin.sample.get()
    expect([removable.trips, removable.testimonials, removable.hero_images, kept]).toEqual([1, 1, 1, []])
    await adminApi.admin.trips.duplicate({ trip_id: second.id })
    expect((await adminApi.admin.sample.get()).removable.trips).toBe(1)
  })

  it('does not count as edited what an undo put back, until it is edited again', async () => {
    const test = open()
    const { adminApi } = test
    const { trip, vendor, words, blog } = await aSample(test)
    const untouched = await adminApi.admin.sample.get()
    const edits = [
      () => adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { price: 62_000, trip_images: [] } }),
      () => adminApi.admin.vendors.update({ vendor_id: vendor.id, vendor_data: { vendor_name: 'My host' } }),
      () => adminApi.admin.blogs.update({ blog_id: blog.id, blog_data: { title: 'My story' } }),
      () => adminApi.admin.testimonials.update({ testimonial_id: words.id, testimonial_data: { rating: 4 } }),
    ]
    for (const edit of edits) {
      await edit()
      expect((await adminApi.admin.sample.get()).kept).not.toEqual([])
      await adminApi.admin.changes.undo({ change_id: await lastChange(test) })
      expect(await adminApi.admin.sample.get()).toEqual(untouched)
    }
    const undone = await lastChange(test)
    expect((await adminApi.admin.firstRun.status()).steps.filter(({ done }) => done)).toEqual([])
    // Undoing the undo is the edit again.
    await adminApi.admin.changes.undo({ change_id: undone })
    const edited = `Edited on ${formatDay(new Date().toISOString())}`
    expect((await adminApi.admin.sample.get()).kept).toContainEqual(
      expect.objectContaining({ id: words.id, reasons: [edited] }),
    )
    expect((await adminApi.admin.sample.get()).kept.filter(({ reasons }) => reasons.includes(edited))).toHaveLength(1)
  })

  it('makes the sample quotes go, and ticks its step', async () => {
    const test = open()
    await aSample(test)
    const state = async () => {
      const { steps } = await test.adminApi.admin.firstRun.status()
      return [(await test.api.site.profile()).sample_content, steps.find(({ name }) => name === 'sample')!.done]
    }
    expect(await state()).toEqual([true, false])
    await test.adminApi.admin.sample.remove()
    expect(await state()).toEqual([false, true])
    await test.adminApi.admin.changes.undo({ change_id: await lastChange(test) })
    expect(await state()).toEqual([true, false])
  })

  it('writes nothing without sample content', async () => {
    const test = open()
    await aTrip(test.db)
    expect(await test.adminApi.admin.sample.get()).toEqual({ removable: none, kept: [] })
    expect(await test.adminApi.admin.sample.remove()).toEqual(none)
    // Calls as browsers do: with a key and without input.
    const { sample } = test.apiWith({ admin: async () => testAdmin, idempotencyKey: 'again' }).admin
    expect(await sample.remove()).toEqual(none)
    const { sample: other } = test.apiWith({ admin: async () => testAdmin, idempotencyKey: 'other' }).admin
    await expect(other.load()).rejects.toMatchObject({ code: 'CATALOGUE_NOT_EMPTY' })
    expect(await test.db.$count(trips)).toBe(1)
  })
})
