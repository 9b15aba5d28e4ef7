import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categories, madeVariants, pictures, previews, trips } from '../db/schema.ts'
import { adminRequest } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import type { Db } from '../db/database.ts'
import { removeUnused, sweepPictures } from './unused-pictures.ts'

const dayAndHour = sql`now() - interval '25 hours'`

describeWithDatabase('pictures that nothing uses', (open) => {
  const inEveryPlace = async () => {
    const { db } = open()
    const trip = (await aTrip(db)).featured_image!
    const gallery = (await aTripImage(db)).image_url
    const inBody = (await aPicture(db, { bucket: 'blog-images' })).url
    const blog = (await aBlog(db, { body: `<img src="${inBody}" alt="">` })).featured_image!
    const hero = (await aHeroImage(db)).image_url
    const category = (await aPicture(db, { bucket: 'category-images' })).url
    await db.update(categories).set({ featured_image: category }).where(eq(categories.name, 'Signature Stays'))
    return [trip, gallery, inBody, blog, hero, category]
  }

  it('are those without any reference', async () => {
    const { db, storage } = open()
    const used = await inEveryPlace()
    const unused = (await aPicture(db)).url
    await removeUnused(db, storage, [...used, unused, '/media/trip-images/never-there.jpg'])
    const left = (await db.select({ url: pictures.url }).from(pictures)).map(({ url }) => url)
    expect(left).toEqual(expect.arrayContaining(used))
    expect(left).not.toContain(unused)
  })

  it('are removed with their variants', async () => {
    const { db, storage } = open()
    const request = await adminRequest(open())
    const { url } = await aStoredPicture(db, storage)
    expect((await request(`${url}/320.webp`)).status).toBe(200)
    expect(await storage.list('variants/')).toHaveLength(1)
    await removeUnused(db, storage, [url])
    expect(await storage.list('variants/')).toEqual([])
    expect((await request(url)).status).toBe(404)
  })

  it('stay if they were uploaded to the library, until they are deleted there', async () => {
    const { db, storage, adminApi } = open()
    const { url } = await aStoredPicture(db, storage, { keep: true })
    await db.update(pictures).set({ created_at: dayAndHour }).where(eq(pictures.url, url))
    await sweepPictures(db, storage)
    await removeUnused(db, storage, [url])
    expect(await db.$count(pictures)).toBe(1)
    await adminApi.admin.pictures.delete({ image_url: url })
    expect(await storage.list('trip-images/')).toEqual([])
  })

  it('stay while a preview that can be opened names them', async () => {
    const { db, storage } = open()
    const urls = await Promise.all([1, 2, 3].map(async () => (await aPicture(db, { created_at: new Date(0) })).url))
    const ends = [sql`now() + interval '1 hour'`, sql`now() - interval '1 minute'`, sql`now() + interval '1 day'`]
    for (const [index, url] of urls.entries()) {
      await db.insert(previews).values({
        entity: 'trips',
        body: { featured_image: url },
        label: 'Kanha',
        expires_at: ends[index]!,
        revoked_at: index === 2 ? sql`now()` : null,
      })
    }
    await sweepPictures(db, storage)
    expect((await db.select({ url: pictures.url }).from(pictures)).map(({ url }) => url)).toEqual([urls[0]])
    await db.delete(previews)
    await sweepPictures(db, storage)
    expect(await db.$count(pictures)).toBe(0)
  })

  it('are removed after a day, not before', async () => {
    const { db, storage } = open()
    const used = await inEveryPlace()
    const recent = (await aStoredPicture(db, storage)).url
    const old = (await aStoredPicture(db, storage)).url
    for (const url of [...used, old])
      await db.update(pictures).set({ created_at: dayAndHour }).where(eq(pictures.url, url))
    await sweepPictures(db, storage)
    const left = (await db.select({ url: pictures.url }).from(pictures)).map(({ url }) => url)
    expect(left).toEqual(expect.arrayContaining([...used, recent]))
    expect(left).not.toContain(old)
    expect(await storage.list('trip-images/')).toEqual([recent.slice('/media/'.length)])
  })

  it('are removed in several batches', async () => {
    const { db, storage } = open()
    const { url, name, ...fields } = await aPicture(db, { created_at: new Date('2026-01-01') })
    const rows = Array.from({ length: 450 }, (_, index) => ({
      ...fields,
      name: `${index}-${name}`,
      url: `${url}.${index}`,
    }))
    await db.insert(pictures).values(rows)
    await sweepPictures(db, storage)
    expect(await db.$count(pictures)).toBe(0)
  })

  it('include old files without a record', async () => {
    const { db, storage } = open()
    const { url } = await aStoredPicture(db, storage)
    const recorded = [
      url.slice('/media/'.length),
      `trip-images/${Date.now()}-0a1b2c3d4e5f.jpg`,
      'trip-images/something-else.jpg',
    ]
    for (const key of recorded.slice(1)) await storage.put(key, Buffer.from('x'))
    await storage.put('trip-images/1700000000000-0a1b2c3d4e5f.jpg', Buffer.from('x'))
    await storage.put('variants/trip-images/1700000000000-0a1b2c3d4e5f.jpg/320.webp', Buffer.from('x'))
    await storage.put('hero-images/hero-1700000000000-0a1b2c3d4e5f.jpg', Buffer.from('x'))
    await sweepPictures(db, storage)
    expect(await storage.list('trip-images/')).toEqual(recorded.sort())
    expect(await storage.list('variants/')).toEqual([])
    expect(await storage.list('hero-images/')).toEqual([])
  })
})

async function countWaiting(db: Db): Promise<number> {
  const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(waiting)
  return row!.count
}

describeWithDatabase('a picture that a save references', (open) => {
  it('is not removed at the same time', async () => {
    const { db, storage } = open()
    const { url } = await aPicture(db)
    const trip = await aTrip(db, { featured_image: null })
    let removal: Promise<void> | null = null
    await db.transaction(async (tx) => {
      await tx.update(trips).set({ featured_image: url }).where(eq(trips.id, trip.id))
      removal = removeUnused(db, storage, [url])
      await expect.poll(() => countWaiting(db)).toBe(1)
    })
    await removal
    const [saved] = await db.select().from(trips).where(eq(trips.id, trip.id))
    expect(saved!.featured_image).toBe(url)
    expect(await db.$count(pictures, eq(pictures.url, url))).toBe(1)
  })
})

describeWithDatabase('a picture that is removed while a variant of it is created', (open) => {
  it('leaves neither that variant nor its record', async () => {
    const { db, storage, request } = open()
    const { url } = await aStoredPicture(db, storage)
    let size: Promise<Response> | null = null
    await db.transaction(async (tx) => {
      await tx.delete(pictures).where(eq(pictures.url, url))
      size = request(`${url}/320.webp`)
      await expect.poll(() => storage.list('variants/')).toHaveLength(1)
    })
    expect((await size!).status).toBe(404)
    expect(await storage.list('variants/')).toEqual([])
    expect(await db.$count(madeVariants)).toBe(0)
  })
})
