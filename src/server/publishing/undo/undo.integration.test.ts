import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  versions,
  operations,
  heroImages,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '#server/platform/db/schema.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('an undo', (open) => {
  const latest = async () => (await open().adminApi.admin.changes.list({ page_size: 1 })).items[0]!
  const undo = (change_id: number) => open().adminApi.admin.changes.undo({ change_id })
  const undoLatest = async () => undo((await latest()).id)
  const stored = async (id: string) => (await open().db.select().from(trips).where(eq(trips.id, id)))[0]
  /** A trip without its version. */
  const content = async (id: string) => {
    const { updated_at: _, ...columns } = (await stored(id))!
    const { image_url, alt, caption, sort_order } = tripImages
    const gallery = await open()
      .db.select({ image_url, alt, caption, sort_order })
      .from(tripImages)
      .where(eq(tripImages.trip_id, id))
      .orderBy(asc(tripImages.sort_order))
    return { ...columns, gallery }
  }

  const aFullTrip = async () => {
    const { db } = open()
    const vendor = await aVendor(db, { vendor_name: 'Khasi Hills' })
    const { adminApi } = open()
    const [one, two] = [await aPicture(db), await aPicture(db)]
    const { id } = await adminApi.admin.trips.create({
      trip_data: aTripPayload({
        title: 'Majuli',
        vendor_id: vendor.id,
        price: 58_500,
        status: 'published',
        featured_image: one.url,
        trip_images: [{ image_url: two.url, alt: 'A ridge in cloud', caption: 'Ridge' }],
      }),
    })
    return { id, vendor, one, two }
  }

  it('of a save puts every field and the gallery back, with a new version, and can be undone', async () => {
    const { adminApi, db } = open()
    const { id } = await aFullTrip()
    const before = await content(id)
    const third = await aPicture(db)
    const saved = await adminApi.admin.trips.update({
      trip_id: id,
      trip_data: { title: 'Slower', price: 9000, highlights: ['Snow'], trip_images: [{ image_url: third.url }] },
    })
    const after = await content(id)
    const save = await latest()
    expect(save).toMatchObject({ undoable: true, undone_by: null })
    const { change_id, notes } = await undo(save.id)
    expect(notes).toEqual([])
    expect(await content(id)).toEqual(before)
    expect((await stored(id))!.updated_at.getTime()).toBeGreaterThan(new Date(saved.updated_at).getTime())
    const [undone, former] = (await adminApi.admin.changes.list({ page_size: 2 })).items
    expect(undone).toMatchObject({ id: change_id, undo_of: save.id, operation: 'changes.undo', undoable: true })
    expect(former).toMatchObject({ id: save.id, undoable: false, undone_by: change_id })
    await undo(change_id)
    expect(await content(id)).toEqual(after)
  })

  it('of a deletion restores all of it as it was, published', async () => {
    const { adminApi, db, api } = open()
    const { id } = await aFullTrip()
    const words = await aTestimonial(db, { name: 'Asha', trip_id: id })
    const before = await content(id)
    await adminApi.admin.trips.delete({ trip_id: id })
    await undoLatest()
    expect(await content(id)).toEqual(before)
    expect(before.host_info).toContain('Khasi Hills')
    expect((await db.select().from(testimonials))[0]).toMatchObject({ id: words.id, trip_id: id })
    expect((await api.trips.get({ id })).title).toBe('Majuli')
  })

  it('of a creation deletes the item, and undoing that restores it', async () => {
    const { db } = open()
    const { id } = await aFullTrip()
    const before = await content(id)
    const { change_id } = await undoLatest()
    expect(await db.$count(trips)).toBe(0)
    await undo(change_id)
    expect(await content(id)).toEqual(before)
  })

  it('is refused, saying what was changed since, and changes nothing', async () => {
    const { adminApi } = open()
    const { id } = await aFullTrip()
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { title: 'Slower', price: 62_000 } })
    const first = await latest()
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { price: 70_000, description: 'Another.' } })
    const before = await content(id)
    await expect(undo(first.id)).rejects.toMatchObject({
      code: 'UNDO_CONFLICT',
      message: 'Nothing was undone. “Slower”: Price ₹62,000 → ₹70,000.',
      data: { label: 'Slower', reasons: ['Price ₹62,000 → ₹70,000'] },
    })
    expect(await content(id)).toEqual(before)
    expect((await latest()).operation).toBe('trips.update')
  })

  it('leaves fields alone that the change did not touch', async () => {
    const { adminApi } = open()
    const { id } = await aFullTrip()
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { title: 'Slower' } })
    const first = await latest()
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { price: 70_000 } })
    await undo(first.id)
    expect(await content(id)).toMatchObject({ title: 'Majuli', price: 70_000 })
  })

  it('is refused where a picture was added to the gallery since', async () => {
    const { adminApi, db } = open()
    const { id } = await aFullTrip()
    const [third, fourth] = [await aPicture(db), await aPicture(db)]
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { trip_images: [{ image_url: third.url }] } })
    const first = await latest()
    await aTripImage(db, { trip_id: id, image_url: fourth.url, sort_order: 7 })
    await expect(undo(first.id)).rejects.toMatchObject({ data: { reasons: ['its pictures have changed since'] } })
  })

  it('is refused where the item was deleted since', async () => {
    const { adminApi } = open()
    const { id } = await aFullTrip()
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { title: 'Slower' } })
    const first = await latest()
    await adminApi.admin.trips.delete({ trip_id: id })
    await expect(undo(first.id)).rejects.toMatchObject({
      data: { label: 'Slower', reasons: ['it has since been deleted'] },
    })
  })

  it('is done once', async () => {
    const { adminApi } = open()
    const { id } = await aFullTrip()
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { title: 'Slower' } })
    const { id: change } = await latest()
    const both = await Promise.allSettled([undo(change), undo(change)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(undo(change)).rejects.toMatchObject({ code: 'ALREADY_UNDONE' })
    await expect(undo(change + 1000)).rejects.toMatchObject({ code: 'CHANGE_NOT_FOUND' })
  })

  it('of a deleted vendor links its trips again, except those that have another one', async () => {
    const { adminApi, db } = open()
    const { id: first, vendor } = await aFullTrip()
    const { id: second } = await aTrip(db, { title: 'Spiti', vendor_id: vendor.id })
    await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    const deletion = await latest()
    const other = await aVendor(db, { vendor_name: 'Snow Trails' })
    await adminApi.admin.trips.update({ trip_id: second, trip_data: { vendor_id: other.id } })
    expect((await undo(deletion.id)).notes).toEqual(['“Spiti” has changed since and stays as it is.'])
    expect(await stored(first)).toMatchObject({ vendor_id: vendor.id, host_info: expect.stringContaining('Khasi') })
    expect(await stored(second)).toMatchObject({ vendor_id: other.id, host_info: expect.stringContaining('Snow') })
  })

  it('of a renamed vendor also renames it in its trips', async () => {
    const { adminApi } = open()
    const { id, vendor } = await aFullTrip()
    await adminApi.admin.vendors.update({ vendor_id: vendor.id, vendor_data: { vendor_name: 'Garo Hills' } })
    expect((await stored(id))!.host_info).toContain('Garo')
    await undoLatest()
    expect((await stored(id))!.host_info).toContain('Khasi')
  })

  it('of a deleted trip leaves a vendor out that was deleted since', async () => {
    const { adminApi } = open()
    const { id, vendor } = await aFullTrip()
    await adminApi.admin.trips.delete({ trip_id: id })
    const deletion = await latest()
    await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    expect((await undo(deletion.id)).notes).toEqual(['Its vendor no longer exists and was left out.'])
    expect(await stored(id)).toMatchObject({ vendor_id: null, host_info: null, status: 'published' })
  })

  it('of a switch of hero images switches back', async () => {
    const { adminApi, db } = open()
    const [first, second] = [await aHeroImage(db, { is_active: true }), await aHeroImage(db, { is_active: false })]
    const active = async () =>
      (await db.select().from(heroImages).where(eq(heroImages.is_active, true))).map(({ id }) => id)
    await adminApi.admin.heroImages.update({ hero_image_id: second.id, is_active: true })
    await undoLatest()
    expect(await active()).toEqual([first.id])
    const { url } = await aPicture(db, { bucket: 'hero-images' })
    const created = await adminApi.admin.heroImages.create({ hero_image_data: { title: 'Dawn', image_url: url } })
    const { change_id } = await undoLatest()
    expect(await active()).toEqual([first.id])
    await undo(change_id)
    expect(await active()).toEqual([created.id])
    await adminApi.admin.heroImages.delete({ hero_image_id: created.id })
    const deletion = await latest()
    await adminApi.admin.heroImages.update({ hero_image_id: first.id, title: 'Dusk', is_active: true })
    await expect(undo(deletion.id)).rejects.toMatchObject({
      data: { reasons: ['“Dusk” is now shown on the home page'] },
    })
  })

  it('of a changed address is refused where another story has it since', async () => {
    const { adminApi, db } = open()
    const { id } = await aBlog(db, { slug: 'rain', title: 'Rain' })
    await adminApi.admin.blogs.update({ blog_id: id, blog_data: { slug: 'more-rain' } })
    const change = await latest()
    await aBlog(db, { slug: 'rain', title: 'Other rain' })
    await expect(undo(change.id)).rejects.toMatchObject({
      data: { reasons: ['the address rain now belongs to “Other rain”'] },
    })
  })

  it('is named by the answer to a write, also to a repeated one', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const { id } = await aVendor(test.db)
    const headers = { 'idempotency-key': '"vendor-city"' }
    const save = () => browser.send('PATCH', `/api/admin/vendors/${id}`, { vendor_data: { city: 'Kaza' } }, headers)
    const answers = [await save(), await save()]
    const change = (await test.db.select().from(operations).where(eq(operations.operation, 'vendors.update')))[0]!
    expect(answers.map((each) => each.headers.get('hatheli-change'))).toEqual([String(change.id), String(change.id)])
    const same = await browser.send('PATCH', `/api/admin/vendors/${id}`, { vendor_data: { city: 'Kaza' } })
    expect(same.headers.has('hatheli-change')).toBe(false)
    const undone = await browser.send('POST', `/api/admin/changes/${change.id}/undo`, {})
    expect(await undone.json()).toMatchObject({ notes: [] })
    expect((await test.db.select().from(vendors))[0]!.city).not.toBe('Kaza')
    expect(await test.db.$count(versions, eq(versions.entity, 'vendors'))).toBe(3)
  })
})
