import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { VersionedNoun } from '#contract/admin/changes/history.ts'
import { heroImages, pictures } from '#server/db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { readSamples, writeSample, type SampledThing } from '#tests/support/released/sampled-changes.ts'
import { presentVersion } from './present-version.ts'
import { takeBack, type Rows } from './reconstruct.ts'

describe('changes that earlier releases stored', () => {
  const samples = readSamples()

  it('are sampled for the recorded release', () => {
    const { version } = JSON.parse(readFileSync('tests/fixtures/release.json', 'utf8')) as { version: string }
    expect(samples.map(([release]) => release)).toContain(version)
  })

  it.each(samples)('of %s still open', (_release, things) => {
    for (const thing of things) {
      // Fields that were added since are not in the sample.
      expect(versionsOf(thing), thing.noun).toMatchObject(thing.versions)
    }
    expect(new Set(things.map(({ noun }) => noun)).size).toBeGreaterThanOrEqual(6)
  })
})

/** Nothing is stored of the thing any more: every version comes from the changes alone. */
function versionsOf({ noun, items, versions }: SampledThing): SampledThing['versions'] {
  return versions.map(({ change_id, after }) => {
    const last = items.findLast((item) => item.change_id === change_id)!.id
    const rows: Rows = takeBack(new Map(), items.filter(({ id }) => id > last).toReversed())
    return { change_id, after: presentVersion(noun, rows, altOf(after)) }
  })
}

/** The alternative text is the picture's own and has changes of its own. */
function altOf(version: object | null): string {
  const { featured_image_alt, alt } = (version ?? {}) as { featured_image_alt?: string; alt?: string }
  return featured_image_alt ?? alt ?? ''
}

// With `npm run release:record`, which sets the variable.
describeWithDatabase('changes of this release', (open) => {
  it.runIf(process.env.RECORD_CHANGES)('are kept as its sample', async () => {
    await writeSample(open(), await someDeletedThings(open()))
  })
})

async function someDeletedThings(test: TestDatabase): Promise<{ noun: VersionedNoun; id: string }[]> {
  const { adminApi, db } = test
  const { trips, vendors, blogs, testimonials, heroImages: heroes } = adminApi.admin
  const vendor = await aVendor(db)
  await vendors.update({ vendor_id: vendor.id, vendor_data: { city: 'Kaza', rating: 4.2, social_handles: {} } })
  const trip = await aTrip(db, { vendor_id: vendor.id })
  const { url } = await aPicture(db)
  const itinerary = [{ title: 'Arrival', description: 'By train', meal_plan: 'Dinner' }]
  const trip_images = [{ image_url: url, caption: 'Ridge' }]
  await trips.update({ trip_id: trip.id, trip_data: { price: 62_000, itinerary, trip_images, vendor_id: 'none' } })
  await trips.update({ trip_id: trip.id, trip_data: { highlights: [], trip_images: [], short_description: '' } })
  const words = await aTestimonial(db, { trip_id: trip.id })
  await testimonials.update({ testimonial_id: words.id, testimonial_data: { content: 'Quiet.', rating: 4 } })
  const blog = await aBlog(db)
  await blogs.update({ blog_id: blog.id, blog_data: { body: '<h2>Rain</h2><p>Late.</p>', tags: null } })
  const hero = await aHeroImage(db)
  await heroes.update({ hero_image_id: hero.id, title: 'Dusk', is_active: true })
  const picture = await aPicture(db)
  await adminApi.admin.pictures.update({ image_url: picture.url, picture_data: { alt: 'Mist', focal_x: 0.25 } })
  await trips.delete({ trip_id: trip.id })
  await vendors.delete({ vendor_id: vendor.id })
  await testimonials.delete({ testimonial_id: words.id })
  await blogs.delete({ blog_id: blog.id })
  await db.delete(heroImages).where(eq(heroImages.id, hero.id))
  await db.delete(pictures).where(eq(pictures.url, picture.url))
  return [
    { noun: 'vendors', id: vendor.id },
    { noun: 'trips', id: trip.id },
    { noun: 'testimonials', id: words.id },
    { noun: 'blogs', id: blog.id },
    { noun: 'hero_images', id: hero.id },
    { noun: 'pictures', id: picture.url },
  ]
}
