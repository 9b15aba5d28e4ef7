import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/test-database.ts'
import { aBlog } from '#tests/factories/blog.ts'
import { aHeroImage } from '#tests/factories/hero-image.ts'
import { aPicture } from '#tests/factories/picture.ts'
import { aTestimonial } from '#tests/factories/testimonial.ts'
import { aTripImage } from '#tests/factories/trip.ts'
import { aVendor } from '#tests/factories/vendor.ts'
import type { Db } from './database.ts'
import {
  blogs,
  categories,
  contentRevision,
  heroImages,
  pictures,
  regions,
  testimonials,
  tripImages,
  trips,
  vendors,
} from './schema.ts'

const nowhere = sql`false`

/** A write on every table that public pages are made of. */
const writes: [name: string, write: (db: Db) => Promise<unknown>][] = [
  ['insert into trips and trip_images', (db) => aTripImage(db)],
  ['insert into vendors', (db) => aVendor(db)],
  ['insert into blogs', (db) => aBlog(db, { featured_image: null })],
  ['insert into testimonials', (db) => aTestimonial(db, { trip_id: null })],
  ['insert into hero_images', (db) => aHeroImage(db)],
  ['insert into pictures', (db) => aPicture(db)],
  ['update of trips', (db) => db.update(trips).set({ featured: true }).where(nowhere)],
  ['update of trip_images', (db) => db.update(tripImages).set({ caption: 'x' }).where(nowhere)],
  ['update of vendors', (db) => db.update(vendors).set({ rating: 5 }).where(nowhere)],
  ['update of blogs', (db) => db.update(blogs).set({ title: 'x' }).where(nowhere)],
  ['update of testimonials', (db) => db.update(testimonials).set({ rating: 5 }).where(nowhere)],
  ['update of hero_images', (db) => db.update(heroImages).set({ title: 'x' }).where(nowhere)],
  [
    'update of categories',
    (db) => db.update(categories).set({ title: 'x' }).where(eq(categories.name, 'Signature Stays')),
  ],
  ['delete from trips', (db) => db.delete(trips)],
  ['delete from blogs', (db) => db.delete(blogs)],
  ['delete from testimonials', (db) => db.delete(testimonials)],
  ['delete from vendors', (db) => db.delete(vendors)],
  ['delete from hero_images', (db) => db.delete(heroImages)],
  ['delete from pictures', (db) => db.delete(pictures)],
  ['raw SQL of somebody else', (db) => db.execute(sql`truncate testimonials`)],
]

const revisionOf = async ({ db }: TestDatabase) => (await db.select().from(contentRevision))[0]!.revision

describeOnBothDatabases('a change of content', (open) => {
  let heard = 0
  let onHeard = () => {}
  let stop = async () => {}

  beforeEach(async () => {
    heard = 0
    stop = await open().database.listen({
      onChange: () => {
        heard += 1
        onHeard()
      },
      onState: () => {},
    })
  })
  afterEach(() => stop())

  /** Resolves when the listener is called. */
  const nextNotice = () => new Promise<void>((resolve) => (onHeard = resolve))

  it.each(writes)('%s: raises the revision and is told', async (_name, write) => {
    const before = await revisionOf(open())
    const notice = nextNotice()
    await write(open().db)
    expect(await revisionOf(open())).toBeGreaterThan(before)
    await notice
    expect(heard).toBeGreaterThan(0)
  })

  it('is told once it is committed, and not when it is given up', async () => {
    const { db } = open()
    const before = await revisionOf(open())
    await expect(
      db.transaction(async (tx) => {
        await aVendor(tx)
        throw new Error('given up')
      }),
    ).rejects.toThrow('given up')
    expect(await revisionOf(open())).toBe(before)
    // The next notice is the first one: notices come in the order of commits.
    const notice = nextNotice()
    await aVendor(db)
    await notice
    expect(heard).toBe(1)
  })

  it('is not what sign-in or a new region is', async () => {
    const { db } = open()
    const before = await revisionOf(open())
    await db.insert(regions).values({ name: 'Nowhere' })
    await db.execute(sql`insert into auth_attempts (key, count, since) values ('x', 1, now())`)
    expect(await revisionOf(open())).toBe(before)
  })

  it('is no longer told to somebody who stopped listening', async () => {
    await stop()
    const notice = nextNotice()
    const again = await open().database.listen({ onChange: onHeard, onState: () => {} })
    await aVendor(open().db)
    await notice
    await again()
    expect(heard).toBe(0)
  })
})
