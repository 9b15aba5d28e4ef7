import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { versions, operations } from '#server/platform/db/schema.ts'
import { adminCalls } from '#tests/support/database/admin-calls.ts'
import { listWrites, type Write } from '#tests/support/database/writes/list-writes.ts'
import { publishingWrites } from '#tests/support/database/writes/publishing-writes.ts'
import { enquiryWrites } from '#tests/support/database/writes/enquiry-writes.ts'
import { proposalWrites } from '#tests/support/database/writes/proposal-writes.ts'
import { removalWrites } from '#tests/support/database/writes/removal-writes.ts'
import { describeWithDatabase, testAdmin, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const categoryOf = async ({ adminApi }: TestDatabase) => (await adminApi.admin.categories.list())[0]!

/** A new write of the contract has to be added here, and to leave a change. */
const writes: Record<string, Write> = {
  'trips.create': async ({ adminApi }) => {
    await adminApi.admin.trips.create({ trip_data: aTripPayload() })
    return ['trips', 'insert']
  },
  'trips.duplicate': async ({ adminApi, db }) => {
    await adminApi.admin.trips.duplicate({ trip_id: (await aTrip(db)).id })
    return ['trips', 'insert']
  },
  ...listWrites,
  'blogs.duplicate': async ({ adminApi, db }) => {
    await adminApi.admin.blogs.duplicate({ blog_id: (await aBlog(db)).id })
    return ['blogs', 'insert']
  },
  'vendors.duplicate': async ({ adminApi, db }) => {
    await adminApi.admin.vendors.duplicate({ vendor_id: (await aVendor(db)).id })
    return ['vendors', 'insert']
  },
  'trips.update': async ({ adminApi, db }) => {
    const { id } = await aTrip(db)
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { title: 'Slower' } })
    return ['trips', 'update']
  },
  'trips.delete': async ({ adminApi, db }) => {
    await adminApi.admin.trips.delete({ trip_id: (await aTrip(db)).id })
    return ['trips', 'delete']
  },
  'trips.createImage': async ({ adminApi, db }) => {
    const [trip, picture] = [await aTrip(db), await aPicture(db)]
    await adminApi.admin.trips.createImage({ image_data: { trip_id: trip.id, image_url: picture.url, sort_order: 1 } })
    return ['trips', 'update']
  },
  'vendors.create': async ({ adminApi }) => {
    await adminApi.admin.vendors.create({ vendor_data: { vendor_name: 'Snow Trails', region: 'Spiti' } })
    return ['vendors', 'insert']
  },
  'vendors.update': async ({ adminApi, db }) => {
    const { id } = await aVendor(db)
    await adminApi.admin.vendors.update({ vendor_id: id, vendor_data: { city: 'Kaza' } })
    return ['vendors', 'update']
  },
  'vendors.delete': async ({ adminApi, db }) => {
    await adminApi.admin.vendors.delete({ vendor_id: (await aVendor(db)).id })
    return ['vendors', 'delete']
  },
  'blogs.create': async ({ adminApi }) => {
    await adminApi.admin.blogs.create({ blog_data: { title: 'Rain', slug: 'rain', body: '<p>Rain.</p>' } })
    return ['blogs', 'insert']
  },
  'blogs.update': async ({ adminApi, db }) => {
    await adminApi.admin.blogs.update({ blog_id: (await aBlog(db)).id, blog_data: { title: 'More rain' } })
    return ['blogs', 'update']
  },
  'blogs.delete': async ({ adminApi, db }) => {
    await adminApi.admin.blogs.delete({ blog_id: (await aBlog(db)).id })
    return ['blogs', 'delete']
  },
  'testimonials.create': async ({ adminApi }) => {
    await adminApi.admin.testimonials.create({ testimonial_data: { name: 'Asha', content: 'Quiet.' } })
    return ['testimonials', 'insert']
  },
  'testimonials.update': async ({ adminApi, db }) => {
    const { id } = await aTestimonial(db)
    await adminApi.admin.testimonials.update({ testimonial_id: id, testimonial_data: { content: 'Quieter.' } })
    return ['testimonials', 'update']
  },
  'testimonials.delete': async ({ adminApi, db }) => {
    await adminApi.admin.testimonials.delete({ testimonial_id: (await aTestimonial(db)).id })
    return ['testimonials', 'delete']
  },
  'heroImages.create': async ({ adminApi, db }) => {
    const { url } = await aPicture(db, { bucket: 'hero-images' })
    await adminApi.admin.heroImages.create({ hero_image_data: { title: 'Dawn', image_url: url } })
    return ['hero_images', 'insert']
  },
  'heroImages.update': async ({ adminApi, db }) => {
    const { id } = await aHeroImage(db, { is_active: false })
    await adminApi.admin.heroImages.update({ hero_image_id: id, is_active: true })
    return ['hero_images', 'update']
  },
  'heroImages.delete': async ({ adminApi, db }) => {
    await adminApi.admin.heroImages.delete({ hero_image_id: (await aHeroImage(db)).id })
    return ['hero_images', 'delete']
  },
  'categories.update': async (test) => {
    const { id } = await categoryOf(test)
    await test.adminApi.admin.categories.update({ category_id: id, category_data: { title: 'Far out' } })
    return ['categories', 'update']
  },
  'categories.setImage': async (test) => {
    const [{ id }, { url }] = [await categoryOf(test), await aPicture(test.db, { bucket: 'category-images' })]
    await test.adminApi.admin.categories.setImage({ category_id: id, featured_image: url })
    return ['categories', 'update']
  },
  'categories.removeImage': async (test) => {
    await writes['categories.setImage']!(test)
    await test.adminApi.admin.categories.removeImage({ category_id: (await categoryOf(test)).id })
    return ['categories', 'update']
  },
  'settings.update': async ({ adminApi }) => {
    await adminApi.admin.settings.update({ section: 'contacts', settings_data: { phone: '+91 80 4123 4567' } })
    return ['site_settings', 'update']
  },
  'regions.create': async ({ adminApi }) => {
    await adminApi.admin.regions.create({ region_data: { name: 'Kumaon Hills' } })
    return ['regions', 'insert']
  },
  'regions.update': async ({ adminApi }) => {
    const [region] = await adminApi.admin.regions.list()
    await adminApi.admin.regions.update({ region_id: region!.id, region_data: { name: 'Kumaon Hills' } })
    return ['regions', 'update']
  },
  'regions.merge': async ({ adminApi }) => {
    const [from, into] = await adminApi.admin.regions.list()
    await adminApi.admin.regions.merge({ region_id: from!.id, into_id: into!.id })
    return ['regions', 'delete']
  },
  'regions.delete': async ({ adminApi }) => {
    const { id } = await adminApi.admin.regions.create({ region_data: { name: 'Kumaon Hills' } })
    await adminApi.admin.regions.delete({ region_id: id })
    return ['regions', 'delete']
  },
  'pictures.upload': async ({ adminApi }) => {
    const file = new File([new Uint8Array(await aPictureFile())], 'a.jpg', { type: 'image/jpeg' })
    await adminApi.admin.pictures.upload({ bucket: 'trip-images', file })
    return ['pictures', 'insert']
  },
  'pictures.update': async ({ adminApi, db }) => {
    const { url } = await aPicture(db)
    await adminApi.admin.pictures.update({ image_url: url, picture_data: { alt: 'Mist over sal' } })
    return ['pictures', 'update']
  },
  'pictures.deleteUnused': async ({ adminApi, db }) => {
    await aPicture(db)
    await adminApi.admin.pictures.deleteUnused()
    return ['pictures', 'delete']
  },
  ...enquiryWrites,
  ...proposalWrites,
  'pictures.delete': async ({ adminApi, db }) => {
    await adminApi.admin.pictures.delete({ image_url: (await aPicture(db)).url })
    return ['pictures', 'delete']
  },
  'changes.undo': async (test) => {
    await writes['vendors.update']!(test)
    const change = (await test.adminApi.admin.changes.list()).items[0]!
    await test.adminApi.admin.changes.undo({ change_id: change.id })
    return ['vendors', 'update']
  },
  ...publishingWrites,
  ...removalWrites,
}

/** Writes of which no change is recorded, each with its reason. */
const unrecorded = [
  // Autosaves, every few seconds, are not decisions of the admin.
  'drafts.autosave',
  // Neither is what a form shows of itself to its own session.
  'previews.put',
  'proposals.page',
  // The view options of a list are not content.
  'savedViews.create',
  'savedViews.update',
  'savedViews.delete',
  // A file that is sent and checked writes nothing yet; its run is recorded as `trips.import`.
  'imports.begin',
  'imports.append',
  'imports.check',
  'imports.run',
  // Work that ends early leaves nothing.
  'tasks.cancel',
  // Recorded as the export of its content type.
  'exports.chosen',
  // Devices are not content.
  'push.add',
  'push.update',
  'push.delete',
  'push.test',
  'push.renewKey',
  // The state of the dashboard is not content.
  'firstRun.update',
]

describeWithDatabase('every write of the back office', (open) => {
  it('is among those tried here', () => {
    const known = adminCalls.filter(({ method }) => method !== 'GET').map(({ rpcPath }) => operationOf(rpcPath))
    expect([...Object.keys(writes), ...unrecorded].toSorted()).toEqual(known.toSorted())
  })

  it.each(Object.keys(writes))('%s leaves one change, in the name of the session', async (operation) => {
    const test = open()
    const [what, kind] = await writes[operation]!(test)
    const recorded = await test.db.select().from(operations).where(eq(operations.operation, operation))
    expect(recorded).toEqual([
      expect.objectContaining({
        author: 'admin',
        session_id: testAdmin.session.id,
        undo_of: operation === 'changes.undo' ? expect.any(Number) : null,
      }),
    ])
    const stored = await test.db.select().from(versions).where(eq(versions.operation_id, recorded[0]!.id))
    if (what === 'event') {
      expect(stored).toEqual([])
      expect(recorded[0]!.details).not.toBeNull()
      return
    }
    expect(stored).toContainEqual(
      expect.objectContaining({ ...(partOf[what] ?? { entity: what, part: 'item' }), kind }),
    )
    expect(stored.every(({ body, kind: each }) => (body === null) === (each === 'purge'))).toBe(true)
  })
})

/** Parts that belong to an item. */
const partOf: Record<string, object> = { drafts: { part: 'draft' }, schedules: { part: 'unpublish' } }

function operationOf(rpcPath: string): string {
  return rpcPath.slice('/api/rpc/admin/'.length).replaceAll('/', '.')
}
