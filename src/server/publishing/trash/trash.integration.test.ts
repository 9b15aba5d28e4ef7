import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TrashEntity } from '#contract/admin/changes/trash.ts'
import { versions, pictures, testimonials, tripImages, trips } from '#server/platform/db/schema.ts'
import { aBrowser, adminRequest, aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { expireTrash } from './purge-items.ts'

describeWithDatabase('the trash', (open) => {
  const trash = () => open().adminApi.admin.trash
  const restore = (entity: TrashEntity, item_id: string) => trash().restore({ entity, item_id })
  const purge = (entity: TrashEntity, item_id: string) => trash().purge({ entity, item_id })
  const labels = async (filters: Parameters<ReturnType<typeof trash>['list']>[0] = {}) =>
    (await trash().list(filters)).items.map(({ label }) => label)
  const undoLatest = async () => {
    const { changes: calls } = open().adminApi.admin
    return calls.undo({ change_id: (await calls.list({ page_size: 1 })).items[0]!.id })
  }
  /** The triggers refuse it otherwise. */
  const setBack = async (days: number) => {
    await open().db.transaction(async (tx) => {
      await tx.execute(sql`update operations set at = at - make_interval(days => ${days})`)
    })
  }

  /** A published trip with stored pictures, a vendor and a testimonial. */
  const aFullTrip = async () => {
    const { adminApi, db, storage } = open()
    const vendor = await aVendor(db, { vendor_name: 'Khasi Hills' })
    const [one, two] = [await aStoredPicture(db, storage), await aStoredPicture(db, storage)]
    const trip_data = aTripPayload({
      title: 'Majuli',
      status: 'published',
      vendor_id: vendor.id,
      featured_image: one.url,
      trip_images: [{ image_url: two.url, alt: 'A ridge in cloud', caption: 'Ridge' }],
    })
    const { id } = await adminApi.admin.trips.create({ trip_data })
    const words = await aTestimonial(db, { name: 'Asha', trip_id: id })
    return { id, vendor, one, two, words }
  }

  it('lists what was deleted, the latest first, with the days that are left', async () => {
    const { adminApi, db } = open()
    const { id, one } = await aFullTrip()
    const blog = await aBlog(db, { title: 'Rain', status: 'draft' })
    await adminApi.admin.trips.delete({ trip_id: id })
    await setBack(27)
    await adminApi.admin.blogs.delete({ blog_id: blog.id })
    const { items, total } = await trash().list()
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { entity: 'blogs', label: 'Rain', days_left: 30, was_public: false },
      { entity: 'trips', item_id: id, label: 'Majuli', days_left: 3, was_public: true, picture: { url: one.url } },
    ])
    expect(await labels({ entity: 'trips' })).toEqual(['Majuli'])
    expect(await labels({ search: 'rai' })).toEqual(['Rain'])
    expect(await labels({ search: '%' })).toEqual([])
    expect((await trash().list({ page: 2, page_size: 1 })).items).toMatchObject([{ label: 'Majuli' }])
  })

  it('gives a trip back as a draft, with gallery, vendor, testimonials and pictures', async () => {
    const { adminApi, db, api } = open()
    const request = await adminRequest(open())
    const { id, vendor, one, two, words } = await aFullTrip()
    await adminApi.admin.trips.delete({ trip_id: id })
    expect((await db.select().from(testimonials))[0]!.trip_id).toBeNull()
    const restored = await restore('trips', id)
    expect(restored).toEqual({ entity: 'trips', item_id: id, label: 'Majuli', as: 'draft', notes: [] })
    expect((await db.select().from(trips))[0]).toMatchObject({
      id,
      status: 'draft',
      vendor_id: vendor.id,
      host_info: expect.stringContaining('Khasi'),
      featured_image: one.url,
    })
    expect(await db.select().from(tripImages)).toMatchObject([
      { image_url: two.url, alt: 'A ridge in cloud', caption: 'Ridge', sort_order: 1 },
    ])
    expect((await db.select().from(testimonials))[0]).toMatchObject({ id: words.id, trip_id: id })
    expect((await request(`${two.url}/320.webp`)).status).toBe(200)
    await expect(api.trips.get({ id })).rejects.toMatchObject({ status: 404 })
    expect(await labels()).toEqual([])
    await undoLatest()
    expect(await labels()).toEqual(['Majuli'])
  })

  it('gives a story back as a draft, with a free address where the former one is taken', async () => {
    const { adminApi, db } = open()
    const { id } = await aBlog(db, { title: 'Rain', slug: 'rain', status: 'published' })
    await adminApi.admin.blogs.delete({ blog_id: id })
    await aBlog(db, { slug: 'rain' })
    await aBlog(db, { slug: 'rain-2' })
    const { as, notes } = await restore('blogs', id)
    expect({ as, notes }).toEqual({
      as: 'draft',
      notes: ['Its address is now rain-3, since another story uses the former one.'],
    })
    expect(await adminApi.admin.blogs.get({ blog_id: id })).toMatchObject({ slug: 'rain-3', status: 'draft' })
  })

  it('gives a hero image back switched off', async () => {
    const { adminApi, db } = open()
    const { id } = await aHeroImage(db, { is_active: true })
    await aHeroImage(db, { is_active: false })
    await adminApi.admin.heroImages.delete({ hero_image_id: id })
    expect(await restore('hero_images', id)).toMatchObject({ as: 'inactive' })
    expect((await adminApi.admin.heroImages.list()).find((each) => each.id === id)).toMatchObject({ is_active: false })
  })

  it('gives a vendor back to its trips', async () => {
    const { adminApi, db } = open()
    const { id, vendor } = await aFullTrip()
    await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    await restore('vendors', vendor.id)
    expect((await db.select().from(trips))[0]).toMatchObject({ id, vendor_id: vendor.id, status: 'published' })
  })

  it('gives a testimonial back without a trip that is gone', async () => {
    const { adminApi, db } = open()
    const { id, words } = await aFullTrip()
    await adminApi.admin.testimonials.delete({ testimonial_id: words.id })
    await adminApi.admin.trips.delete({ trip_id: id })
    expect((await restore('testimonials', words.id)).notes).toEqual([
      'Its trip no longer exists, so it is a general testimonial now.',
    ])
    expect((await db.select().from(testimonials))[0]!.trip_id).toBeNull()
  })

  it('restores deleted pictures of an item, and leaves out those that are deleted for ever', async () => {
    const { adminApi, db } = open()
    const request = await adminRequest(open())
    const { id, one, two } = await aFullTrip()
    await adminApi.admin.trips.delete({ trip_id: id })
    await adminApi.admin.pictures.deleteUnused()
    expect((await request(one.url)).status).toBe(404)
    await purge('pictures', two.url)
    expect((await restore('trips', id)).notes).toEqual(['Pictures that are no longer stored were left out.'])
    expect((await request(one.url)).status).toBe(200)
    expect((await db.select().from(trips))[0]!.featured_image).toBe(one.url)
    expect(await db.$count(tripImages)).toBe(0)
  })

  it('keeps the file of a deleted picture where no reader finds it', async () => {
    const test = open()
    const { url } = await aStoredPicture(test.db, test.storage, { keep: true })
    const request = await adminRequest(test)
    await request(`${url}/320.webp`)
    await test.adminApi.admin.pictures.delete({ image_url: url })
    for (const address of [url, `${url}/320.webp`, `/media/trash${url.slice('/media'.length)}`]) {
      expect((await request(address)).status, address).toBe(404)
    }
    const picture_src = (await trash().list()).items[0]!.picture_src!
    expect((await aBrowser(test).send('GET', picture_src)).status).toBe(401)
    const seen = await (await aSignedInBrowser(test)).send('GET', picture_src)
    expect(seen.headers.get('content-type')).toBe('image/jpeg')
    await restore('pictures', url)
    expect((await request(`${url}/320.webp`)).status).toBe(200)
  })

  it('says where there is nothing, and refuses what cannot be', async () => {
    const { adminApi, db, storage } = open()
    const { id } = await aTrip(db)
    await expect(restore('trips', id)).rejects.toMatchObject({ code: 'NOT_IN_TRASH' })
    expect(await purge('trips', id)).toEqual({ purged: 0 })
    const picture = await aStoredPicture(db, storage, { bucket: 'hero-images' })
    const hero = await aHeroImage(db, { image_url: picture.url, title: 'Dawn' })
    await adminApi.admin.heroImages.delete({ hero_image_id: hero.id })
    await adminApi.admin.pictures.delete({ image_url: picture.url })
    await purge('pictures', picture.url)
    await expect(restore('hero_images', hero.id)).rejects.toMatchObject({
      code: 'RESTORE_REFUSED',
      message: 'It could not be restored: its picture is no longer stored',
    })
    expect(await labels()).toEqual(['Dawn'])
  })

  it('forgets for ever: history, pictures and files; the activity keeps the name', async () => {
    const { adminApi, db, storage, request } = open()
    const { id, one, two } = await aFullTrip()
    await request(`${one.url}/320.webp`)
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { description: 'A secret valley' } })
    await adminApi.admin.trips.delete({ trip_id: id })
    const shared = await aTrip(db, { featured_image: two.url })
    expect(await purge('trips', id)).toEqual({ purged: 1 })
    expect(await labels()).toEqual([])
    expect(await storage.list('')).toEqual([two.url.slice('/media/'.length)])
    expect(await db.select({ url: pictures.url }).from(pictures)).toEqual([{ url: two.url }])
    const items = await db.select().from(versions)
    expect(JSON.stringify(items)).not.toMatch(/secret valley|Ridge/)
    expect(JSON.stringify(items)).not.toContain(one.url)
    expect(items.filter(({ item_id }) => item_id === id)).toMatchObject([
      { kind: 'purge', label: 'Majuli', body: null },
    ])
    const listed = await adminApi.admin.changes.list({ entity: 'trips', item_id: id })
    expect(listed.items).toMatchObject([
      { operation: 'trash.purge', undoable: false, items: [{ label: 'Majuli', sentences: ['Deleted for ever'] }] },
    ])
    await expect(adminApi.admin.changes.undo({ change_id: listed.items[0]!.id })).rejects.toMatchObject({
      code: 'NOT_UNDOABLE',
    })
    expect((await db.select().from(trips))[0]!.id).toBe(shared.id)
  })

  it('is emptied at once, or of one kind', async () => {
    const { adminApi, db, storage } = open()
    const { id } = await aFullTrip()
    const blog = await aBlog(db, { title: 'Rain', featured_image: null })
    await adminApi.admin.trips.delete({ trip_id: id })
    await adminApi.admin.blogs.delete({ blog_id: blog.id })
    expect(await trash().empty({ entity: 'blogs' })).toEqual({ purged: 1 })
    expect(await labels()).toEqual(['Majuli'])
    expect(await trash().empty()).toEqual({ purged: 1 })
    expect(await trash().empty()).toEqual({ purged: 0 })
    expect(await storage.list('')).toEqual([])
    expect(await db.$count(versions, sql`cardinality(${versions.pictures}) > 0`)).toBe(0)
  })

  it('deletes items that have been there for thirty days', async () => {
    const { adminApi, db, storage } = open()
    const { id } = await aFullTrip()
    await adminApi.admin.trips.delete({ trip_id: id })
    await setBack(29)
    await expireTrash(db, storage)
    expect(await labels()).toEqual(['Majuli'])
    await setBack(2)
    await expireTrash(db, storage)
    expect(await labels()).toEqual([])
    expect(await storage.list('')).toEqual([])
    expect((await adminApi.admin.changes.list({ entity: 'trips' })).items).toMatchObject([
      { author: 'program', operation: 'trash.expire', undoable: false },
    ])
  })
})
