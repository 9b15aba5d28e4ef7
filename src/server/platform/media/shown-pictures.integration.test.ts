import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { blogs, categories, heroImages, siteSettings, trips } from '../db/schema.ts'
import { adminRequest } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

/** Shows a picture, and returns what takes it off the site. */
const uses: Record<string, (test: TestDatabase, url: string) => Promise<() => Promise<unknown>>> = {
  'a published trip': async ({ db }, featured_image) => {
    const { id } = await aTrip(db, { featured_image })
    return () => db.update(trips).set({ status: 'draft' }).where(eq(trips.id, id))
  },
  'the gallery of a published trip': async ({ adminApi, db }, image_url) => {
    const { id: trip_id } = await aTrip(db)
    await aTripImage(db, { trip_id, image_url })
    return () => adminApi.admin.trips.delete({ trip_id })
  },
  'a published story': async ({ db }, featured_image) => {
    const { id } = await aBlog(db, { featured_image })
    return () => db.update(blogs).set({ featured_image: null }).where(eq(blogs.id, id))
  },
  'the text of a published story': async ({ db }, url) => {
    const { id } = await aBlog(db, { body: `<p>a</p><img src="${url}" alt="">` })
    return () => db.update(blogs).set({ status: 'draft' }).where(eq(blogs.id, id))
  },
  'the active hero image': async ({ adminApi, db }, image_url) => {
    const { id } = await aHeroImage(db, { image_url, is_active: true })
    return () => adminApi.admin.heroImages.delete({ hero_image_id: id })
  },
  'a category': async ({ db }, featured_image) => {
    const [row] = await db.select().from(categories).limit(1)
    const set = (image: string | null) =>
      db.update(categories).set({ featured_image: image }).where(eq(categories.id, row!.id))
    await set(featured_image)
    return () => set(null)
  },
  'a host': async ({ db }, portrait) => {
    const vendor = await aVendor(db, { portrait })
    const { id } = await aTrip(db, { vendor_id: vendor.id, show_vendor_info: true })
    return () => db.update(trips).set({ show_vendor_info: false }).where(eq(trips.id, id))
  },
  'a testimonial': async ({ adminApi, db }, photo) => {
    const { id } = await aTestimonial(db, { photo })
    return () => adminApi.admin.testimonials.delete({ testimonial_id: id })
  },
  'the settings': async ({ db }, logo) => {
    const set = (data: Record<string, unknown>) =>
      db.update(siteSettings).set({ data }).where(eq(siteSettings.id, 'company'))
    await set({ logo })
    return () => set({})
  },
}

describeWithDatabase('a picture', (open) => {
  it.each(Object.keys(uses))('of %s is public as long as it is shown', async (use) => {
    const test = open()
    const { url } = await aStoredPicture(test.db, test.storage, { keep: true })
    const statuses = async () => [
      (await test.request(url)).status,
      (await test.request(`${url}/320.webp`)).status,
      (await (await adminRequest(test))(url)).status,
    ]
    expect(await statuses()).toEqual([404, 404, 200])
    const hide = await uses[use]!(test, url)
    expect(await statuses()).toEqual([200, 200, 200])
    await hide()
    expect(await statuses()).toEqual([404, 404, 200])
  })

  it('that no visitor sees is stored by no cache', async () => {
    const test = open()
    const { url } = await aStoredPicture(test.db, test.storage)
    const seen = await (await adminRequest(test))(`${url}/320.webp`)
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect((await test.request(url)).headers.get('cache-control')).toBe('no-store')
  })

  it('of what an inactive hero image, a hidden vendor or a draft shows is not public', async () => {
    const test = open()
    const { db, storage, adminApi } = test
    const picture = async () => (await aStoredPicture(db, storage)).url
    const [hero, portrait, drafted] = [await picture(), await picture(), await picture()]
    await aHeroImage(db, { image_url: hero, is_active: false })
    await aVendor(db, { portrait })
    const trip = await aTrip(db)
    await adminApi.admin.drafts.saveDraft({ entity: 'trips', item_id: trip.id, body: { featured_image: drafted } })
    for (const url of [hero, portrait, drafted]) expect((await test.request(url)).status, url).toBe(404)
    await db.update(heroImages).set({ is_active: true })
    expect((await test.request(hero)).status).toBe(200)
  })

  it('is seen by readers of a shared preview', async () => {
    const test = open()
    const { url } = await aStoredPicture(test.db, test.storage)
    const trip = await aTrip(test.db)
    const preview_id = crypto.randomUUID()
    const { previews } = test.adminApi.admin
    await previews.put({
      preview_id,
      entity: 'trips',
      item_id: trip.id,
      body: { title: 'Shared', featured_image: url },
    })
    expect((await test.request(url)).status).toBe(404)
    const { id } = await previews.share({ preview_id, days: 7 })
    const seen = await test.request(url)
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await previews.revoke({ id })
    expect((await test.request(url)).status).toBe(404)
  })
})
