import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pictures, testimonials, tripImages } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'

describeWithDatabase('the pictures of a trip', (open) => {
  it('stay when a save no longer uses them, since an undo may', async () => {
    const { adminApi, db, storage } = open()
    const [used, unused] = [await aStoredPicture(db, storage), await aStoredPicture(db, storage)]
    const trip = await aTrip(db, { featured_image: unused.url })
    await aTripImage(db, { trip_id: trip.id, image_url: used.url, sort_order: 1 })
    await adminApi.admin.trips.update({
      trip_id: trip.id,
      trip_data: { featured_image: null, trip_images: [{ image_url: used.url }] },
    })
    expect(await storage.list('trip-images/')).toEqual(
      [used, unused].map(({ url }) => url.slice('/media/'.length)).sort(),
    )
  })

  it('get their alternative text with a save of the trip, the story or the category', async () => {
    const { adminApi, db } = open()
    const altOf = async (url: string) => (await db.select().from(pictures).where(eq(pictures.url, url)))[0]!.alt
    const trip = await aTrip(db)
    const save = (trip_data: Parameters<typeof adminApi.admin.trips.update>[0]['trip_data']) =>
      adminApi.admin.trips.update({ trip_id: trip.id, trip_data })
    await save({ featured_image_alt: ' A tiger ' })
    expect(await altOf(trip.featured_image!)).toBe('A tiger')
    await save({ title: 'Kanha again' })
    expect(await altOf(trip.featured_image!)).toBe('A tiger')
    const other = await aPicture(db)
    await save({ featured_image: other.url, featured_image_alt: '' })
    expect(await altOf(other.url)).toBe('')
    const { featured_picture } = await adminApi.admin.trips.get({ trip_id: trip.id })
    expect(featured_picture).toMatchObject({ url: other.url, alt: '' })

    const story = await aBlog(db)
    await adminApi.admin.blogs.update({ blog_id: story.id, blog_data: { featured_image_alt: 'A lamp' } })
    expect(await altOf(story.featured_image!)).toBe('A lamp')
    const { id: category_id, title } = (await adminApi.admin.categories.list())[0]!
    const image = await aPicture(db, { bucket: 'category-images' })
    await adminApi.admin.categories.setImage({ category_id, featured_image: image.url })
    await adminApi.admin.categories.update({ category_id, category_data: { title, featured_image_alt: 'A court' } })
    expect(await altOf(image.url)).toBe('A court')
  })

  it('are not removed when the save fails', async () => {
    const { adminApi, db, storage } = open()
    const picture = await aStoredPicture(db, storage)
    const trip = await aTrip(db, { featured_image: picture.url })
    const save = adminApi.admin.trips.update({
      trip_id: trip.id,
      trip_data: { featured_image: null, vendor_id: missingId },
    })
    await expect(save).rejects.toMatchObject({ code: 'VENDOR_NOT_FOUND' })
    expect(await storage.list('trip-images/')).toHaveLength(1)
  })

  it('stay with a deleted trip in the trash; its testimonials become general', async () => {
    const { adminApi, db, storage } = open()
    const [featured, extra] = [await aStoredPicture(db, storage), await aStoredPicture(db, storage)]
    const trip = await aTrip(db, { featured_image: featured.url })
    await aTripImage(db, { trip_id: trip.id, image_url: extra.url })
    const testimonial = await aTestimonial(db, { trip_id: trip.id })
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    expect(await db.$count(tripImages)).toBe(0)
    const [general] = await db.select().from(testimonials).where(eq(testimonials.id, testimonial.id))
    expect(general!.trip_id).toBeNull()
    expect(await storage.list('trip-images/')).toHaveLength(2)
  })

  it('can be added one by one at a free position', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    const add = async (sort_order: number) =>
      adminApi.admin.trips.createImage({
        image_data: { trip_id: trip.id, image_url: (await aPicture(db)).url, sort_order },
      })
    await add(1)
    await add(4)
    await expect(add(4)).rejects.toMatchObject({ code: 'SORT_ORDER_TAKEN' })
    await expect(add(5)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { trip_images, updated_at } = await adminApi.admin.trips.get({ trip_id: trip.id })
    expect(trip_images.map(({ sort_order }) => sort_order)).toEqual([1, 4])
    expect(updated_at > trip.updated_at.toISOString()).toBe(true)
  })
})
