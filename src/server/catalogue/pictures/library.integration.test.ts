import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listedUses } from '#contract/admin/pictures.ts'
import { buckets } from '#contract/pictures.ts'
import { contentWrites } from '#server/platform/db/writes/content-writes.ts'
import { categories, madeVariants, pictures, trips } from '#server/platform/db/schema.ts'
import { adminRequest, aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aPicture, aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip, aTripImage } from '#tests/support/factories/trip.ts'

describeWithDatabase('the media library', (open) => {
  const list = async (input?: Parameters<ReturnType<typeof open>['adminApi']['admin']['pictures']['list']>[0]) =>
    open().adminApi.admin.pictures.list(input)
  const urls = async (input?: Parameters<typeof list>[0]) => (await list(input)).items.map(({ url }) => url)

  it('has exactly the fields of the contract', async () => {
    const { db } = open()
    const created_at = new Date('2026-02-03T04:05:06.789Z')
    const { url } = await aPicture(db, { created_at, focal_x: 0.25 })
    const { total, items } = await list()
    expect(total).toBe(1)
    expect(items[0]).toEqual({
      url,
      name: url.split('/').at(-1),
      bucket: 'trip-images',
      format: 'jpeg',
      width: 1600,
      height: 1067,
      bytes: 240_000,
      color: '#385830',
      alt: 'Mist over a sal forest at sunrise',
      original_name: '',
      kept: false,
      retained: false,
      focal_x: 0.25,
      focal_y: 0.5,
      created_at: created_at.toISOString(),
      variant_bytes: 0,
      phone_variant: null,
      uses: [],
      use_count: 0,
    })
  })

  it('lists every reference to a picture', async () => {
    const { db, adminApi } = open()
    const { url } = await aPicture(db)
    const trip = await aTrip(db, { title: 'Kanha', featured_image: url })
    await aTripImage(db, { trip_id: trip.id, image_url: url })
    const blog = await aBlog(db, { title: 'Birds', featured_image: url, body: `<p>Birds.</p><img src="${url}">` })
    const hero = await aHeroImage(db, { title: 'Dawn', image_url: url })
    await db.update(categories).set({ featured_image: url }).where(eq(categories.name, 'Wildlife Escapes'))
    const [category] = await db.select().from(categories).where(eq(categories.name, 'Wildlife Escapes'))
    const [found] = (await list({ search: url.split('/').at(-1)! })).items
    expect(found).toMatchObject({
      use_count: 6,
      uses: [
        { kind: 'trip', id: trip.id, title: 'Kanha' },
        { kind: 'trip_image', id: trip.id, title: 'Kanha' },
        { kind: 'blog', id: blog.id, title: 'Birds' },
        { kind: 'blog_body', id: blog.id, title: 'Birds' },
        { kind: 'hero_image', id: hero.id, title: 'Dawn' },
        { kind: 'category', id: category!.id, title: category!.title },
      ],
    })
    await expect(adminApi.admin.pictures.delete({ image_url: url })).rejects.toMatchObject({
      code: 'PICTURE_IN_USE',
      status: 409,
      data: { use_count: 6, uses: found!.uses },
    })
    expect(await db.$count(pictures, eq(pictures.url, url))).toBe(1)
  })

  it('lists the first references to a picture that has many, and counts all', async () => {
    const { db } = open()
    const { url } = await aPicture(db)
    for (let left = listedUses + 3; left > 0; left -= 1) await aTrip(db, { featured_image: url, vendor_id: null })
    const [found] = (await list()).items
    expect([found!.uses.length, found!.use_count]).toEqual([listedUses, listedUses + 3])
  })

  it('counts pictures and bytes, all sizes included, and deletes what is unused', async () => {
    const { db, storage, adminApi } = open()
    const used = await aStoredPicture(db, storage)
    await aTrip(db, { featured_image: used.url })
    const kept = await aStoredPicture(db, storage, { keep: true })
    const hero = await aStoredPicture(db, storage, { bucket: 'hero-images', prefix: 'hero-' })
    await db.insert(madeVariants).values({ url: kept.url, width: 320, format: 'webp', bytes: 1000 })
    const rows = await db.select().from(pictures)
    const bytesOf = (...some: string[]) =>
      rows.filter(({ url }) => some.includes(url)).reduce((sum, { bytes }) => sum + bytes, 0)
    expect(await adminApi.admin.pictures.totals()).toEqual({
      pictures: 3,
      bytes: bytesOf(used.url, kept.url, hero.url) + 1000,
      unused: 2,
      unused_bytes: bytesOf(kept.url, hero.url) + 1000,
    })
    expect(await adminApi.admin.pictures.totals({ bucket: 'hero-images' })).toMatchObject({ pictures: 1, unused: 1 })
    expect(await adminApi.admin.pictures.deleteUnused({ bucket: 'trip-images' })).toEqual({ deleted: 1 })
    expect(await storage.list('trip-images/')).toEqual([used.url.slice('/media/'.length)])
    expect(await storage.list('hero-images/')).toHaveLength(1)
    expect(await adminApi.admin.pictures.deleteUnused()).toEqual({ deleted: 1 })
    expect(await urls()).toEqual([used.url])
    expect(await adminApi.admin.pictures.totals({ bucket: 'blog-images' })).toEqual({
      pictures: 0,
      bytes: 0,
      unused: 0,
      unused_bytes: 0,
    })
  })

  it('can be searched by alternative text and both names, and filtered by bucket', async () => {
    const { db } = open()
    const mist = await aPicture(db, { alt: 'Mist over 100% sal' })
    const boat = await aPicture(db, { alt: 'A boat', bucket: 'blog-images', name: 'boat-1.jpg' })
    expect(await urls({ search: 'MIST' })).toEqual([mist.url])
    expect(await urls({ search: '100%' })).toEqual([mist.url])
    expect(await urls({ search: '%' })).toEqual([mist.url])
    expect(await urls({ search: 'boat-1' })).toEqual([boat.url])
    const camera = await aPicture(db, { alt: 'Dunes', original_name: 'IMG_4032.JPG' })
    expect(await urls({ search: 'img_40' })).toEqual([camera.url])
    await db.delete(pictures).where(eq(pictures.url, camera.url))
    expect(await urls({ bucket: 'blog-images' })).toEqual([boat.url])
    expect(await urls({ bucket: 'hero-images' })).toEqual([])
    await expect(list({ bucket: 'other' as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('can be filtered to unused pictures', async () => {
    const { db } = open()
    const unused = await aPicture(db)
    const { featured_image } = await aTrip(db)
    expect(await urls({ unused: true })).toEqual([unused.url])
    expect((await urls({ unused: false })).toSorted()).toEqual([unused.url, featured_image].toSorted())
    await db.update(trips).set({ featured_image: null })
    expect((await list({ unused: true, page_size: 1 })).total).toBe(2)
  })

  it('can be sorted by age or file size, and paginated', async () => {
    const { db } = open()
    const created: string[] = []
    for (const [day, bytes] of [
      [1, 200],
      [2, 300],
      [3, 100],
    ] as const) {
      created.push((await aPicture(db, { created_at: new Date(Date.UTC(2026, 0, day)), bytes })).url)
    }
    const [first, second, third] = created
    expect(await urls()).toEqual([third, second, first])
    expect(await urls({ direction: 'asc' })).toEqual([first, second, third])
    expect(await urls({ sort: 'bytes' })).toEqual([second, first, third])
    expect(await urls({ sort: 'bytes', direction: 'asc' })).toEqual([third, first, second])
    const { total, items } = await list({ page: 2, page_size: 2 })
    expect([total, items.map(({ url }) => url)]).toEqual([3, [first]])
    expect((await list({ page: 9 })).total).toBe(3)
  })

  it('also reads its filters from the query of REST', async () => {
    const test = open()
    const unused = await aPicture(test.db)
    await aTrip(test.db)
    const browser = await aSignedInBrowser(test)
    const response = await browser.send('GET', '/api/admin/pictures?unused=true&bucket=trip-images&page_size=1')
    expect(await response.json()).toMatchObject({ total: 1, items: [{ url: unused.url }] })
    expect((await browser.send('GET', '/api/admin/pictures?unused=perhaps')).status).toBe(400)
  })

  it('has the bytes of created variants, and of the one that a phone loads', async () => {
    const { db, storage } = open()
    const request = await adminRequest(open())
    const { url } = await aStoredPicture(db, storage, { bytes: await aPictureFile({ width: 1300, height: 400 }) })
    const bytesOf = async (size: string) => Number((await request(`${url}/${size}`)).headers.get('content-length'))
    const small = await bytesOf('320.webp')
    expect((await list()).items[0]).toMatchObject({ variant_bytes: small, phone_variant: null })
    const phone = await bytesOf('960.avif')
    const [found] = (await list()).items
    expect(found!.phone_variant).toEqual({ width: 960, format: 'avif', bytes: phone })
    expect(found!.variant_bytes).toBe(small + phone)
  })

  it('updates the bytes of a variant that was lost and created again', async () => {
    const { db, storage } = open()
    const request = await adminRequest(open())
    const { url } = await aStoredPicture(db, storage)
    await request(`${url}/320.webp`)
    await db.update(madeVariants).set({ bytes: 1 })
    await storage.removeAll('variants/')
    await request(`${url}/320.webp`)
    expect((await db.select().from(madeVariants))[0]!.bytes).toBeGreaterThan(1)
  })

  it.each(buckets)('moves an unused picture of %s to the trash, without its variants', async (bucket) => {
    const { db, storage, adminApi } = open()
    const request = await adminRequest(open())
    const { url } = await aStoredPicture(db, storage, { bucket })
    await request(`${url}/320.webp`)
    expect(await adminApi.admin.pictures.delete({ image_url: url })).toEqual({ image_url: url })
    expect(await db.$count(pictures)).toBe(0)
    expect(await db.$count(madeVariants)).toBe(0)
    expect(await storage.list('')).toEqual([`trash/${url.slice('/media/'.length)}`])
    expect((await request(`${url}/320.webp`)).status).toBe(404)
    expect(await adminApi.admin.pictures.delete({ image_url: url })).toEqual({ image_url: url })
  })

  it('reports a content change when a focal point changes', async () => {
    const { db, apiWith, context } = open()
    const { url: image_url } = await aPicture(db)
    let changes = 0
    const admin = async () => testAdmin
    const api = apiWith({ ...context, admin, writes: contentWrites(() => void (changes += 1)) })
    await api.admin.pictures.update({ image_url, picture_data: { focal_x: 0.1, focal_y: 0.9 } })
    expect(changes).toBe(1)
    expect((await list()).items[0]).toMatchObject({ focal_y: expect.closeTo(0.9, 5), focal_x: expect.closeTo(0.1, 5) })
  })
})
