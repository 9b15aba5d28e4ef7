import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { markSample } from '#server/catalogue/common/sample/mark-sample.ts'
import {
  blogs,
  categories,
  heroImages,
  pictures,
  sampleThings,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '#server/db/schema.ts'
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
  const picture = (bucket: 'trip-images' | 'blog-images' | 'hero-images' | 'category-images' = 'trip-images') =>
    aStoredPicture(db, storage, { bucket })
  const files = [await picture(), await picture(), await picture('blog-images'), await picture('hero-images')]
  const [one, two, told, hero] = files as [(typeof files)[0], (typeof files)[0], (typeof files)[0], (typeof files)[0]]
  const shown = await picture('category-images')
  const vendor = await aVendor(db, { vendor_name: 'Sample host' })
  const trip = await aTrip(db, {
    title: 'Sample hills',
    vendor_id: vendor.id,
    featured_image: one.url,
    status: 'published',
  })
  await aTripImage(db, { trip_id: trip.id, image_url: two.url })
  const second = await aTrip(db, { title: 'Sample coast', vendor_id: vendor.id, featured_image: null })
  const words = await aTestimonial(db, { name: 'Meera (sample)', trip_id: trip.id })
  const blog = await aBlog(db, {
    title: 'Sample story',
    featured_image: null,
    body: `<p>Rain.</p><figure><img src="${told.url}" alt="Rain"></figure>`,
  })
  await aHeroImage(db, { title: 'Sample dawn', image_url: hero.url, is_active: true })
  const [category] = await db.select().from(categories)
  await db.update(categories).set({ featured_image: shown.url }).where(eq(categories.id, category!.id))
  await markSample(
    db,
    [...files, shown].map(({ url }) => url),
  )
  return { vendor, trip, second, words, blog, one, category: category! }
}

async function everything({ db, storage }: TestDatabase) {
  const plain = (rows: object[]) =>
    rows
      .map((row) => ({ ...row, updated_at: null, host_info: null }))
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  return {
    trips: plain(await db.select().from(trips)),
    tripImages: plain(await db.select().from(tripImages)),
    vendors: plain(await db.select().from(vendors)),
    blogs: plain(await db.select().from(blogs)),
    testimonials: plain(await db.select().from(testimonials)),
    heroImages: plain(await db.select().from(heroImages)),
    categories: plain(await db.select().from(categories)),
    pictures: plain(await db.select().from(pictures)),
    files: (await storage.list('')).filter((key) => !key.startsWith('variants/')).toSorted(),
  }
}

async function lastChange({ adminApi }: TestDatabase): Promise<number> {
  return (await adminApi.admin.changes.list()).items[0]!.id
}

describeWithDatabase('removing the sample content', (open) => {
  it('takes all of it away in one change, and its undo brings all back', async () => {
    const test = open()
    await aSample(test)
    const before = await everything(test)
    const all = { trips: 2, vendors: 1, blogs: 1, testimonials: 1, hero_images: 1, categories: 1, pictures: 5 }
    // What is foreseen is done by what is asked for, and nothing else.
    expect(await test.adminApi.admin.sample.get()).toEqual({ removable: all, kept: [] })
    expect(await everything(test)).toEqual(before)
    expect(await test.adminApi.admin.sample.remove()).toEqual(all)
    const left = await everything(test)
    expect([left.trips, left.vendors, left.blogs, left.testimonials, left.heroImages, left.pictures]).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ])
    expect(left.files.every((key) => key.startsWith('trash/'))).toBe(true)
    expect(left.categories).toHaveLength(before.categories.length)
    expect((await test.adminApi.admin.trash.list()).items.map(({ noun }) => noun)).toEqual(
      expect.arrayContaining(['trips', 'vendors', 'blogs', 'testimonials', 'hero_images']),
    )
    await test.adminApi.admin.changes.undo({ change_id: await lastChange(test) })
    expect(await everything(test)).toEqual(before)
    expect(await test.adminApi.admin.sample.remove()).toEqual(all)
    expect(await test.adminApi.admin.sample.remove()).toEqual(none)
  })

  it('keeps what was changed and says what, unless it is ticked, and what the admin made', async () => {
    const test = open()
    const { adminApi, db } = test
    const { trip, vendor, blog, one } = await aSample(test)
    const own = await aTrip(db, { title: 'My own', featured_image: one.url, vendor_id: null })
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { price: 62_000, trip_images: [] } })
    await adminApi.admin.editions.saveDraft({ noun: 'blogs', item_id: blog.id, body: { title: 'Begun' } })
    const { removable, kept } = await adminApi.admin.sample.get()
    expect(kept).toEqual([
      {
        noun: 'trips',
        id: trip.id,
        label: 'Sample hills',
        reasons: [expect.stringMatching(/^Price .* → ₹62,000$/), '1 picture removed'],
      },
      { noun: 'blogs', id: blog.id, label: 'Sample story', reasons: ['A draft of yours is kept with it'] },
      { noun: 'vendors', id: vendor.id, label: 'Sample host', reasons: ['Named by “Sample hills”'] },
    ])
    expect(removable).toMatchObject({ trips: 1, vendors: 0, blogs: 0, testimonials: 1, hero_images: 1, pictures: 3 })
    expect(await adminApi.admin.sample.remove()).toEqual(removable)
    expect((await db.select({ title: trips.title }).from(trips)).map(({ title }) => title).toSorted()).toEqual([
      'My own',
      'Sample hills',
    ])
    // With the trip goes the vendor that stayed because of it, but not the picture that the admin uses.
    const also = [{ noun: 'trips', id: trip.id } as const, { noun: 'blogs', id: blog.id } as const]
    expect(await adminApi.admin.sample.remove({ also })).toMatchObject({ trips: 1, vendors: 1, blogs: 1 })
    expect(await db.select({ id: trips.id }).from(trips)).toEqual([{ id: own.id }])
    expect(await db.select({ url: pictures.url }).from(pictures)).toEqual([{ url: one.url }])
  })

  it('keeps what something of the admin names', async () => {
    const test = open()
    const { adminApi, db } = test
    const { trip, second, vendor } = await aSample(test)
    await aTestimonial(db, { name: 'Asha', trip_id: trip.id })
    await aBlog(db, { title: 'My story', featured_image: null, trip_ids: [second.id] })
    const { kept } = await adminApi.admin.sample.get()
    expect((await adminApi.admin.firstRun.status()).steps.at(-1)).toEqual({ name: 'sample', done: false })
    await adminApi.admin.sample.remove()
    expect((await adminApi.admin.firstRun.status()).steps.at(-1)).toEqual({ name: 'sample', done: true })
    expect(kept.map(({ id, reasons }) => [id, ...reasons])).toEqual([
      [second.id, 'Named by “My story”'],
      [trip.id, 'Named by “Asha”'],
      [vendor.id, 'Named by “Sample coast”, “Sample hills”'],
    ])
    await adminApi.admin.sample.remove({ also: [{ noun: 'vendors', id: vendor.id }] })
    expect(await db.select({ vendor_id: trips.vendor_id }).from(trips)).toEqual([
      { vendor_id: null },
      { vendor_id: null },
    ])
  })

  it('does not take for a change what followed from others', async () => {
    const test = open()
    const { adminApi, db } = test
    const { trip, vendor } = await aSample(test)
    await adminApi.admin.vendors.update({ vendor_id: vendor.id, vendor_data: { city: 'Kaza' } })
    await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    const { url } = await aStoredPicture(db, test.storage, { bucket: 'hero-images' })
    await adminApi.admin.heroImages.create({ hero_image_data: { title: 'Mine', image_url: url } })
    const { removable, kept } = await adminApi.admin.sample.get()
    expect([removable.trips, removable.testimonials, removable.hero_images, kept]).toEqual([1, 1, 1, []])
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

  it('writes nothing where there is none', async () => {
    const test = open()
    await aTrip(test.db)
    expect(await test.adminApi.admin.sample.get()).toEqual({ removable: none, kept: [] })
    expect(await test.adminApi.admin.sample.remove()).toEqual(none)
    // As browsers call: with a key, and without input.
    const { sample } = test.apiWith({ admin: async () => testAdmin, idempotencyKey: 'again' }).admin
    expect(await sample.remove()).toEqual(none)
    const { sample: other } = test.apiWith({ admin: async () => testAdmin, idempotencyKey: 'other' }).admin
    await expect(other.load()).rejects.toMatchObject({ code: 'CATALOGUE_NOT_EMPTY' })
    expect(await test.db.$count(trips)).toBe(1)
    expect(await test.db.$count(sampleThings)).toBe(0)
  })
})
