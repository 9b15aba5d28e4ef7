import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { markSample } from '#server/catalogue/common/sample/mark-sample.ts'
import type { Db } from '#server/db/database.ts'
import { categories, pictures, sampleThings } from '#server/db/schema.ts'
import { deleteChanges, nameAuthor, withoutChanges } from '#server/db/writes/change-author.ts'
import { paths } from '#server/paths.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { blogs as storyContent, trips as tripContent } from './content/catalogue.ts'
import { heroPictures } from './content/pictures.ts'
import { testimonials as quoteContent } from './content/testimonials.ts'
import { vendors as vendorContent } from './content/vendors.ts'

const migration = readdirSync(paths.migrations).find((name) => name.endsWith('_first_run.sql'))!
const statements = readFileSync(join(paths.migrations, migration), 'utf8').split('--> statement-breakpoint')
const ofRecorded = statements.find((each) => each.includes('INSERT INTO "sample_things"'))!
const ofNames = statements.find((each) => each.includes('DO $$'))!

/** A thing of each noun, with names of the demo catalogue. */
async function content(db: Db): Promise<void> {
  const created_at = new Date('2026-01-05T03:30:00Z')
  const { vendor_name, email } = vendorContent[0]!
  const vendor = await aVendor(db, { vendor_name, email })
  const { title } = tripContent[0]!
  const trip = await aTrip(db, { title, vendor_id: vendor.id, created_at, updated_at: created_at })
  for (const sort_order of [2, 1]) await aTripImage(db, { trip_id: trip.id, sort_order })
  await aTestimonial(db, { name: quoteContent[0]!.name, trip_id: trip.id })
  const { slug } = storyContent[0]!
  await aBlog(db, { slug, created_at, updated_at: created_at })
  await aHeroImage(db, { title: heroPictures[0]!.title })
  const { url } = await aPicture(db, { bucket: 'category-images' })
  await db.update(categories).set({ featured_image: url })
}

async function marks(db: Db) {
  const rows = await db.select().from(sampleThings).orderBy(sampleThings.noun, sampleThings.noun_id)
  // Of pictures only their addresses matter.
  return rows.map((row) => (row.noun === 'pictures' ? { ...row, loaded: null } : row))
}

describeWithDatabase('the migration that marks sample content', (open) => {
  it('finds what was recorded when it was loaded, as a load marks it', async () => {
    const { db } = open()
    await db.transaction(async (tx) => {
      await nameAuthor(tx as Db, { author: 'program', operation: 'demo.load' })
      await content(tx as Db)
    })
    await aTrip(db, { title: tripContent[1]!.title })
    await db.execute(sql.raw(ofRecorded))
    const migrated = await marks(db)
    await db.delete(sampleThings)
    await db.execute(sql`delete from trips where title = ${tripContent[1]!.title}`)
    const recorded = migrated.filter(({ noun }) => noun === 'pictures').map(({ noun_id }) => noun_id)
    await markSample(db, recorded)
    const others = (rows: typeof migrated) => rows.filter(({ noun }) => noun !== 'vendors')
    expect(others(migrated)).toEqual(others(await marks(db)))
    expect(migrated.filter(({ noun }) => noun === 'vendors')).toHaveLength(1)
  })

  it('finds what was loaded before that by its names, and takes what was changed for changed', async () => {
    const { db } = open()
    await db.transaction(async (tx) => {
      await withoutChanges(tx as Db)
      await content(tx as Db)
      await aTrip(tx as Db, { title: tripContent[1]!.title, created_at: new Date(0) })
      await aTrip(tx as Db, { title: 'My own' })
    })
    await deleteChanges(db)
    await db.execute(sql.raw(ofNames))
    const migrated = await marks(db)
    const known = migrated.filter(({ noun }) => noun !== 'pictures').map(({ noun, loaded }) => [noun, loaded !== null])
    expect(known.toSorted()).toEqual([
      ['blogs', true],
      ['hero_images', true],
      ['testimonials', true],
      ['trips', false],
      ['trips', true],
      ['vendors', true],
    ])
    const urls = (await db.select({ url: pictures.url }).from(pictures)).map(({ url }) => url)
    expect(urls).toEqual(
      expect.arrayContaining(migrated.filter(({ noun }) => noun === 'pictures').map(({ noun_id }) => noun_id)),
    )
    const expected = [
      ...tripContent.map(({ title }) => title),
      ...storyContent.map(({ slug }) => slug),
      ...heroPictures.map(({ title }) => title),
    ]
    for (const name of expected) expect(ofNames).toContain(`'${name}'`)
    for (const { email } of vendorContent) expect(ofNames).toContain(`'${/@(.*)\.example$/.exec(email)![1]}'`)
  })
})
