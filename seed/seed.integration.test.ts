import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { buckets } from '#contract/pictures.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  blogs,
  heroImages,
  pictures,
  regions,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '#server/platform/db/schema.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import * as catalogue from './content/catalogue.ts'
import { regionWords } from './content/region-words.ts'
import { testimonials as testimonialContent } from './content/testimonials.ts'
import { vendors as vendorContent } from './content/vendors.ts'
import { growCatalogue } from './grow.ts'
import { loadDemoIfEmpty, loadDemoOnce } from './load.ts'
import { resetDemo } from './reset.ts'

const tables = { trips, tripImages, vendors, blogs, testimonials, heroImages, pictures }

async function counts(db: Db): Promise<Record<string, number>> {
  const all = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const)
  return Object.fromEntries(await Promise.all(all))
}

/** Keys of the stored originals. */
async function originals(storage: Storage): Promise<string[]> {
  return (await Promise.all(buckets.map((bucket) => storage.list(`${bucket}/`)))).flat().sort()
}

/** Keys of the originals that have a row. */
async function recorded(db: Db): Promise<string[]> {
  const rows = await db.select({ url: pictures.url }).from(pictures)
  return rows.map(({ url }) => url.replace('/media/', '')).sort()
}

/** All of it, in one change, and never by a start. */
async function removedAndBroughtBack({ adminApi, db, storage, context }: TestDatabase): Promise<void> {
  const loaded = await counts(db)
  const { removable, kept } = await adminApi.admin.sample.get()
  const { trips, vendors, blogs, testimonials, heroImages: hero_images, pictures } = loaded
  expect(removable).toEqual({ trips, vendors, blogs, testimonials, hero_images, categories: 4, pictures })
  expect(kept).toEqual([])
  expect(await adminApi.admin.sample.remove()).toEqual(removable)
  await loadDemoOnce(db, storage, context.log)
  expect(Object.values(await counts(db)).every((count) => count === 0)).toBe(true)
  expect(await originals(storage)).toEqual([])
  const [change] = (await adminApi.admin.changes.list()).items
  const { notes } = await adminApi.admin.changes.undo({ change_id: change!.id })
  expect([notes, await counts(db), await originals(storage)]).toEqual([[], loaded, await recorded(db)])
  await expect(adminApi.admin.sample.load()).rejects.toMatchObject({ code: 'CATALOGUE_NOT_EMPTY' })
}

describeWithDatabase('the demo catalogue', (open) => {
  it('replaces everything at a reset, whole and with no file left behind, and is loaded once', async () => {
    const { db, storage, context } = open()
    await aTrip(db, { title: 'Not of the demo' })
    await aStoredPicture(db, storage)
    await db.update(regions).set({ words: 'Of the owner.' }).where(eq(regions.name, 'Kerala'))
    await storage.put('trip-images/left-behind.jpg', Buffer.from('x'))
    await storage.put('variants/trip-images/left-behind.jpg/320.avif', Buffer.from('x'))
    await storage.put('cards/trips/4e3b84e1/0123456789abcdef.jpg', Buffer.from('x'))
    await resetDemo(db, storage, context.log)
    expect(await counts(db)).toMatchObject({
      trips: catalogue.trips.length,
      blogs: catalogue.blogs.length,
      vendors: vendorContent.length,
      testimonials: testimonialContent.length,
      heroImages: 3,
    })
    expect(await db.$count(trips, eq(trips.title, 'Not of the demo'))).toBe(0)
    const words = new Map((await db.select().from(regions)).map((row) => [row.name, row.words]))
    expect([words.get('Kerala'), words.get('Assam')]).toEqual(['Of the owner.', regionWords.Assam])
    expect(await originals(storage)).toEqual(await recorded(db))
    for (const prefix of ['variants/', 'cards/']) expect(await storage.list(prefix)).toEqual([])
    expect(await loadDemoIfEmpty(db, storage, context.log)).toBe(false)
    await removedAndBroughtBack(open())
  }, 300_000)

  it('is not loaded beside anything that is there', async () => {
    const { db, storage, context } = open()
    await aTrip(db)
    expect(await loadDemoIfEmpty(db, storage, context.log)).toBe(false)
    expect((await counts(db)).trips).toBe(1)
  })

  it('leaves neither rows nor files when it fails half-way', async () => {
    const { db, storage, context, filesFolder } = open()
    await mkdir(filesFolder, { recursive: true })
    // A file in place of the folder of a later bucket.
    await writeFile(join(filesFolder, 'category-images'), '')
    await expect(loadDemoIfEmpty(db, storage, context.log)).rejects.toThrow()
    expect(Object.values(await counts(db)).every((count) => count === 0)).toBe(true)
    expect(await storage.list('hero-images/')).toEqual([])
  }, 60_000)
})

describeWithDatabase('a grown catalogue', (open) => {
  // More than one statement takes.
  const size = 600

  it('has the rows that were asked for, varied as data of years is', async () => {
    const { db } = open()
    await aPicture(db)
    const told: number[] = []
    await growCatalogue(db, size, (done) => told.push(done))
    expect(await counts(db)).toMatchObject({ trips: size, vendors: 12, testimonials: 30, blogs: 6, pictures: 1 })
    expect(told.at(-1)).toBe(size)
    const rows = await db.select().from(trips)
    const share = (has: (row: (typeof rows)[number]) => boolean) => rows.filter(has).length / rows.length
    expect(share(({ status }) => status === 'published')).toBeCloseTo(0.9, 1)
    expect(share(({ region }) => region.trim() === '')).toBeGreaterThan(0)
    expect(share(({ region }) => region !== region.trim() && region.trim() !== '')).toBeGreaterThan(0)
    expect(share(({ featured_image }) => featured_image !== null)).toBeCloseTo(0.95, 1)
    expect(new Set(rows.map(({ title }) => title)).size).toBeGreaterThan(size / 2)
    expect(new Set(rows.map(({ created_at }) => created_at.getTime())).size).toBe(size)
    expect(rows.every(({ itinerary, duration }) => itinerary.length === duration)).toBe(true)
    expect(rows.every(({ region, price }) => region.length <= 80 && price > 0)).toBe(true)
  })

  it('is the same each time, and can grow further', async () => {
    const { db } = open()
    const grow = async () => {
      await growCatalogue(db, 20, () => {})
      const rows = await db.select({ title: trips.title, price: trips.price }).from(trips).orderBy(trips.created_at)
      return rows.map(({ title, price }) => `${title} ${price}`)
    }
    const first = await grow()
    const both = await grow()
    expect(both.slice(0, 20)).toEqual(first)
    expect(both.slice(20)).not.toEqual(first)
    await db.delete(testimonials)
    await db.delete(trips)
    await db.delete(blogs)
    expect(await grow()).toEqual(first)
  })
})
