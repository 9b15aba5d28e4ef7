import { expect, it } from 'vitest'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const blog = { title: 'Winter Birds', slug: 'winter-birds', body: '<p>Cranes.</p>' }

describeWithDatabase('the log of the catalogue', (open) => {
  /** Events that were logged since the last call, as `event id`. */
  const events = () => {
    const found = open().logged.splice(0)
    expect(found.every((each) => each.session === testAdmin.session.id)).toBe(true)
    return found.map(({ event, id }) => `${String(event)} ${String(id)}`)
  }

  it('has an event when a trip is published, unpublished and deleted', async () => {
    const { trips } = open().adminApi.admin
    const { id } = await trips.create({ trip_data: aTripPayload({ status: 'draft' }) })
    expect(events()).toEqual([])
    await trips.update({ trip_id: id, trip_data: { status: 'published' } })
    await trips.update({ trip_id: id, trip_data: { status: 'published', title: 'Kanha' } })
    await trips.update({ trip_id: id, trip_data: { title: 'Kanha at Walking Pace' } })
    await trips.update({ trip_id: id, trip_data: { status: 'draft' } })
    await trips.delete({ trip_id: id })
    expect(events()).toEqual([`trip-published ${id}`, `trip-unpublished ${id}`, `trip-deleted ${id}`])
    const other = await trips.create({ trip_data: aTripPayload({ status: 'published' }) })
    expect(events()).toEqual([`trip-published ${other.id}`])
  })

  it('has an event when a blog is published, unpublished and deleted', async () => {
    const { blogs } = open().adminApi.admin
    const { id } = await blogs.create({ blog_data: { ...blog, status: 'published' } })
    await blogs.update({ blog_id: id, blog_data: { status: 'draft' } })
    await blogs.delete({ blog_id: id })
    await blogs.delete({ blog_id: id })
    expect(events()).toEqual([`blog-published ${id}`, `blog-unpublished ${id}`, `blog-deleted ${id}`])
  })

  it('has an event when a testimonial is created or deleted, and when a vendor is deleted', async () => {
    const { testimonials, vendors } = open().adminApi.admin
    const { id } = await testimonials.create({ testimonial_data: { name: 'Meera', content: 'Alarm calls.' } })
    await testimonials.delete({ testimonial_id: id })
    const vendor = await vendors.create({ vendor_data: { vendor_name: 'Asha Tours', region: 'Kerala' } })
    await vendors.delete({ vendor_id: vendor.id })
    expect(events()).toEqual([
      `testimonial-published ${id}`,
      `testimonial-deleted ${id}`,
      `vendor-deleted ${vendor.id}`,
    ])
  })

  it('has events for the hero image that is activated, the one that it replaces, and the one that is deleted', async () => {
    const { adminApi, db } = open()
    const { heroImages } = adminApi.admin
    const create = async () => {
      const { url } = await aPicture(db, { bucket: 'hero-images' })
      return (await heroImages.create({ hero_image_data: { title: 'Dusk', image_url: url } })).id
    }
    const [first, second] = [await create(), await create()]
    const shown = [`hero-image-published ${first}`, `hero-image-unpublished ${first}`, `hero-image-published ${second}`]
    expect(events()).toEqual(shown)
    await heroImages.update({ hero_image_id: first, is_active: true })
    await heroImages.update({ hero_image_id: first, is_active: false })
    await heroImages.delete({ hero_image_id: second })
    expect(events()).toEqual([
      `hero-image-unpublished ${second}`,
      `hero-image-published ${first}`,
      `hero-image-unpublished ${first}`,
      `hero-image-deleted ${second}`,
    ])
  })

  it('has no events for writes that were refused, rolled back, or deleted nothing', async () => {
    const { adminApi, db } = open()
    const { blogs, trips, testimonials, vendors, heroImages } = adminApi.admin
    await aBlog(db, { slug: 'winter-birds' })
    const draft = await aTrip(db, { status: 'draft' })
    const refused = await Promise.allSettled([
      blogs.create({ blog_data: { ...blog, status: 'published' } }),
      trips.update({ trip_id: draft.id, trip_data: { status: 'published', vendor_id: missingId } }),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'))
    await blogs.delete({ blog_id: missingId })
    await trips.delete({ trip_id: missingId })
    await testimonials.delete({ testimonial_id: missingId })
    await vendors.delete({ vendor_id: missingId })
    await heroImages.delete({ hero_image_id: missingId })
    expect(events()).toEqual([])
  })

  it('has one event for a repeated call', async () => {
    const { apiWith } = open()
    const { blogs } = apiWith({ admin: async () => testAdmin, idempotencyKey: 'again' }).admin
    const create = () => blogs.create({ blog_data: { ...blog, status: 'published' } })
    const { id } = await create()
    await create()
    expect(events()).toEqual([`blog-published ${id}`])
  })
})
