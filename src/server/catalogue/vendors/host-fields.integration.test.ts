import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TestimonialData } from '#contract/admin/testimonials.ts'
import type { VendorData } from '#contract/admin/vendors.ts'
import { adminMessages } from '#contract/messages.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { pictures } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const gone = `/media/trip-images/1700000000000-${randomUUID().slice(0, 8)}.jpg`

describeWithDatabase('what a vendor’s page shows', (open) => {
  const save = async (vendor_data: Partial<VendorData>) => {
    const { db, adminApi } = open()
    const { id: vendor_id } = await aVendor(db)
    await adminApi.admin.vendors.update({ vendor_id, vendor_data })
    return adminApi.admin.vendors.get({ vendor_id })
  }

  it('is trimmed, and without blank entries', async () => {
    const fields = { words: '  I listen. ', spoken_languages: [' Hindi', ' '], verified_checks: ['Licence seen', ''] }
    expect(await save({ ...fields, verified_on: '2026-03-14' })).toMatchObject({
      words: 'I listen.',
      spoken_languages: ['Hindi'],
      verified_checks: ['Licence seen'],
      verified_on: '2026-03-14',
    })
    expect(await save({ words: ' ', verified_on: '' })).toMatchObject({ words: null, verified_on: null })
  })

  it.each<[string, Partial<VendorData>]>([
    ['words that are too long', { words: 'x'.repeat(vendorFields.words.limit + 1) }],
    ['too many languages', { spoken_languages: Array.from({ length: vendorFields.spoken_languages.max + 1 }, String) }],
    ['a check that is too long', { verified_checks: ['x'.repeat(vendorFields.verified_checks.limit + 1)] }],
    ['a day that does not exist', { verified_on: '2026-02-30' }],
    ['a day of the year 0', { verified_on: '0000-01-01' }],
    ['a portrait elsewhere', { portrait: 'https://elsewhere.example/me.jpg' }],
  ])('refuses %s', async (_, fields) => {
    await expect(save(fields)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('has a portrait that is stored among the pictures of trips, with its text', async () => {
    const { db } = open()
    const portrait = (await aPicture(db)).url
    const other = (await aPicture(db, { bucket: 'blog-images' })).url
    expect(await save({ portrait, portrait_alt: 'A guide with binoculars' })).toMatchObject({
      portrait,
      portrait_picture: { url: portrait, alt: 'A guide with binoculars' },
    })
    for (const image_url of [gone, other]) {
      await expect(save({ portrait: image_url })).rejects.toMatchObject({
        code: 'PICTURE_NOT_FOUND',
        message: adminMessages.pictureNotFound,
        data: { field: 'portrait', image_url },
      })
    }
  })
})

describeWithDatabase('the evidence of a guest', (open) => {
  const save = async (testimonial_data: Partial<TestimonialData>) => {
    const { db, adminApi } = open()
    const { id: testimonial_id } = await aTestimonial(db)
    await adminApi.admin.testimonials.update({ testimonial_id, testimonial_data })
    return adminApi.admin.testimonials.get({ testimonial_id })
  }

  it.each([
    ['2026-03', '2026-03-01'],
    ['2026-03-17', '2026-03-01'],
    ['', null],
    [null, null],
  ])('has the month %j as %j', async (given, stored) => {
    expect(await save({ travelled_on: given, place: ' Pune ' })).toMatchObject({ travelled_on: stored, place: 'Pune' })
  })

  it.each(['2026-13', 'March', '2026', '0000-01'])('refuses the month %j', async (travelled_on) => {
    await expect(save({ travelled_on })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ message: adminMessages.fields.month }] },
    })
  })

  it('has a photo that is stored', async () => {
    const photo = (await aPicture(open().db)).url
    expect(await save({ photo, photo_alt: 'Two guests' })).toMatchObject({
      photo,
      photo_picture: { alt: 'Two guests' },
    })
    await expect(save({ photo: gone })).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND' })
  })
})

describeWithDatabase('portraits and photos', (open) => {
  it('are in use: the library lists them, and the sweep does not delete them', async () => {
    const { db, adminApi } = open()
    const [portrait, photo, unused] = [await aPicture(db), await aPicture(db), await aPicture(db)]
    const vendor = await aVendor(db, { portrait: portrait.url })
    const guest = await aTestimonial(db, { photo: photo.url })
    const { items } = await adminApi.admin.pictures.list({ page_size: 100 })
    const usesOf = (url: string) => items.find((each) => each.url === url)!.uses
    expect(usesOf(portrait.url)).toEqual([{ kind: 'vendor', id: vendor.id, title: vendor.vendor_name }])
    expect(usesOf(photo.url)).toEqual([{ kind: 'testimonial', id: guest.id, title: guest.name }])
    await adminApi.admin.pictures.deleteUnused({})
    const isStored = async (url: string) => (await db.$count(pictures, eq(pictures.url, url))) > 0
    expect([await isStored(portrait.url), await isStored(photo.url), await isStored(unused.url)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
