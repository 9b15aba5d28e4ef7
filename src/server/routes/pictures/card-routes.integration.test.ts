import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { blogs, categories, trips } from '#server/platform/db/schema.ts'
import { currentCards } from '#server/catalogue/share-cards.ts'
import { sweepCards } from '#server/platform/media/share-cards/share-card.ts'
import { listCardPath } from '#values/addresses/saved-address.ts'
import { pageCardPath } from '#values/pages/fixed-page.ts'
import { fixedPages } from '#values/pages/fixed-pages.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { watched } from '#tests/support/files/watched-storage.ts'

const kanha = new URL('../../../../seed/images/kanha-tiger-grassland.jpg', import.meta.url)

async function aRealPicture({ db, storage }: TestDatabase) {
  return (await aStoredPicture(db, storage, { bytes: await readFile(kanha) })).url
}

async function cardOf({ api }: TestDatabase, id: string): Promise<string> {
  return (await api.trips.get({ id })).share_image!
}

async function expectCard(answer: Response) {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(300_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, channels: 3 })
  return bytes
}

describeWithDatabase('the share card of a record', (open) => {
  it('is created once for a trip, a story and a category', async () => {
    const test = open()
    const { db, api, appWith } = test
    const storage = watched(test.storage)
    const app = appWith({ storage })
    const trip = await aTrip(db, { featured_image: await aRealPicture(test) })
    const blog = await aBlog(db, { featured_image: null })
    const addresses = [
      await cardOf(test, trip.id),
      (await api.blogs.get({ slug: blog.slug })).share_image!,
      (await api.categories.get({ name: 'Wildlife Escapes' })).share_image!,
    ]
    for (const address of addresses) {
      const answers = await Promise.all([app.request(address), app.request(address), app.request(address)])
      expect(answers[0]!.headers.get('cache-control')).toBe('public, max-age=86400')
      expect(answers[0]!.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const bytes = await expectCard(answers[0]!)
      for (const other of answers.slice(1)) expect(Buffer.from(await other.arrayBuffer())).toEqual(bytes)
    }
    const put = storage.done.filter((each) => each.startsWith('put'))
    expect(put).toEqual(addresses.map((address) => address.replace('/media/', 'put ')))
  })

  it('has its words on the background and leaves the picture beside them as bright as it is', async () => {
    const test = open()
    const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const { url } = await aStoredPicture(test.db, test.storage, { bytes })
    const trip = await aTrip(test.db, { featured_image: url })
    const card = await expectCard(await test.request(await cardOf(test, trip.id)))
    const brightness = async (left: number, width: number) => {
      const part = await sharp(card).extract({ left, top: 0, width, height: 630 }).png().toBuffer()
      return (await sharp(part).greyscale().stats()).channels[0]!.mean
    }
    expect(await brightness(0, 50)).toBeLessThan(60)
    expect(await brightness(800, 400)).toBeGreaterThan(250)
  })

  it('exists for a list of trips, and is removed with the next sweep', async () => {
    const { db, storage, request } = open()
    const [first, second] = [await aTrip(db), await aTrip(db)]
    const draft = await aTrip(db, { status: 'draft' })
    await expectCard(await request(listCardPath([first.id, draft.id, second.id])))
    const hostile = [`${draft.id}`, `${first.id},..%2Fx`, first.id.toUpperCase(), `${first.id},${first.id}`, 'x']
    for (const name of hostile) expect((await request(`/media/cards/lists/${name}.jpg`)).status, name).toBe(404)
    expect(await storage.list('cards/lists/')).toHaveLength(1)
    await sweepCards(storage, (folders) => currentCards(db, 'Hatheli', folders))
    expect(await storage.list('cards/lists/')).toEqual([])
  })

  it('exists for each fixed page, and changes with its picture', async () => {
    const test = open()
    for (const page of fixedPages) await expectCard(await test.request(pageCardPath(page)))
    const before = (await test.request('/media/cards/pages/blogs.jpg')).headers.get('etag')
    await aBlog(test.db, { featured_image: await aRealPicture(test) })
    const after = await test.request('/media/cards/pages/blogs.jpg')
    expect(after.headers.get('etag')).not.toBe(before)
    const headers = { 'if-none-match': after.headers.get('etag')! }
    expect((await test.request('/media/cards/pages/blogs.jpg', { headers })).status).toBe(304)
    for (const name of ['nothing', 'home.png', '..%2Fhome']) {
      expect((await test.request(`/media/cards/pages/${name}.jpg`)).status, name).toBe(404)
    }
  })

  it('has a new URL after an edit, to which the old one redirects, and old files are removed', async () => {
    const test = open()
    const { adminApi, storage, request } = test
    const { id } = await aTrip(test.db, { featured_image: await aRealPicture(test) })
    const before = await cardOf(test, id)
    const old = await expectCard(await request(before))
    await adminApi.admin.trips.update({ trip_id: id, trip_data: { title: 'Kanha in the Rains' } })
    const after = await cardOf(test, id)
    expect(after).not.toBe(before)
    const moved = await request(before)
    expect(moved.status).toBe(302)
    expect(moved.headers.get('location')).toBe(after)
    expect(moved.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await expectCard(await request(after))).not.toEqual(old)
    expect(await storage.list('cards/')).toEqual([after.replace('/media/', '')])
  })

  it('is 404 while the record is a draft, and removed when it is unpublished or deleted', async () => {
    const test = open()
    const { db, api, adminApi, storage, request, config } = test
    const draft = await aTrip(db, { status: 'draft' })
    const trip = await aTrip(db, { featured_image: null })
    const blog = await aBlog(db, { featured_image: null })
    const [tripCard, blogCard] = [await cardOf(test, trip.id), (await api.blogs.get({ slug: blog.slug })).share_image!]
    for (const card of [tripCard, blogCard]) await expectCard(await request(card))
    await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, trip.id))
    await db.delete(blogs).where(eq(blogs.id, blog.id))
    for (const gone of [tripCard, blogCard, tripCard.replace(trip.id, draft.id)]) {
      const answer = await request(gone)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await adminApi.trips.get({ id: trip.id })).toMatchObject({ share_image: null })
    await sweepCards(storage, (folders) => currentCards(db, config.profile.brand_name, folders))
    expect(await storage.list('cards/')).toEqual([])
  })

  it('is not removed by the cleanup job while it is the current one', async () => {
    const test = open()
    const { db, storage, request, config } = test
    const sweep = () => sweepCards(storage, (folders) => currentCards(db, config.profile.brand_name, folders))
    const { id } = await aTrip(db, { featured_image: null })
    await request(await cardOf(test, id))
    await storage.put('cards/elsewhere/a/b.jpg', Buffer.from('left by nobody'))
    await storage.put(`cards/trips/${id}/0123456789abcdef.jpg`, Buffer.from('an older one'))
    await sweep()
    expect(await storage.list('cards/')).toEqual([(await cardOf(test, id)).replace('/media/', '')])
    await db.update(trips).set({ price: 60_000 }).where(eq(trips.id, id))
    await sweep()
    expect(await storage.list('cards/')).toEqual([])
  })

  it('shows the number of published trips of a category', async () => {
    const { db, api } = open()
    const address = async () => (await api.categories.get({ name: 'Wildlife Escapes' })).share_image
    const empty = await address()
    await aTrip(db, { status: 'draft' })
    expect(await address()).toBe(empty)
    await aTrip(db)
    const one = await address()
    expect(one).not.toBe(empty)
    await db.update(categories).set({ title: 'Wild Places' }).where(eq(categories.name, 'Wildlife Escapes'))
    expect(await address()).not.toBe(one)
  })
})

describeWithDatabase('a share card', (open) => {
  it.each([
    '🐅🐅🐅',
    '<script>alert(1)</script> & "quotes" \'\' ]]>',
    'W'.repeat(200),
    'वाराणसी के घाट और क्षेत्र '.repeat(7),
    'Ågå, Ñandú — Śrī Mahābhārata ‮reversed',
    'தமிழ் 漢字 عربي',
    'a\u0300\u0301\u0302\u0303'.repeat(40),
  ])('with the title %j is drawn', async (title) => {
    const test = open()
    const { slug } = await aBlog(test.db, { title, tags: [title.slice(0, 40)], featured_image: null })
    await expectCard(await test.request((await test.api.blogs.get({ slug })).share_image!))
  })

  it('with a picture that compresses badly is still within its size limit', async () => {
    const test = open()
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const canvas = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#000000', noise } })
    const bytes = await canvas.jpeg({ quality: 60 }).toBuffer()
    const { url } = await aStoredPicture(test.db, test.storage, { bytes, bucket: 'hero-images' })
    const { id } = await aTrip(test.db, { featured_image: url })
    await expectCard(await test.request(await cardOf(test, id)))
  })

  it.each([
    [80, 900],
    [3000, 200],
    [1, 1],
  ])('with a picture of %i by %i pixels is filled', async (width, height) => {
    const test = open()
    const bytes = await sharp({ create: { width, height, channels: 4, background: '#5b7a3a80' } })
      .png()
      .toBuffer()
    const { url } = await aStoredPicture(test.db, test.storage, { bytes, focal: { x: 1, y: 0 } })
    const { id } = await aTrip(test.db, { featured_image: url })
    await expectCard(await test.request(await cardOf(test, id)))
  })

  it('whose picture file is missing has the background of the brand', async () => {
    const test = open()
    const { url } = await aStoredPicture(test.db, test.storage)
    await test.storage.remove(url.replace('/media/', ''))
    const { id } = await aTrip(test.db, { featured_image: url })
    await expectCard(await test.request(await cardOf(test, id)))
  })

  it('is 404 at any other URL', async () => {
    const test = open()
    const { id } = await aTrip(test.db, { featured_image: null })
    const address = await cardOf(test, id)
    const file = address.split('/').at(-1)!
    const others = [
      `/media/cards/trips/${id}`,
      `/media/cards/trips/${id}/latest.jpg`,
      `/media/cards/trips/${id}/${file.replace('jpg', 'png')}`,
      `/media/cards/blogs/${id}/${file}`,
      `/media/cards/vendors/${id}/${file}`,
      `/media/cards/trips/00000000-0000-4000-8000-000000000000/${file}`,
      `/media/cards/trips/%2e%2e/${file}`,
      `/media/cards/trips/${id}/..%2f${file}`,
      `${address}/320.avif`,
      '/media/cards',
    ]
    for (const other of others) {
      const answer = await test.request(other)
      expect([other, answer.status]).toEqual([other, 404])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await test.storage.list('cards/')).toEqual([])
  })

  it('handles HEAD, a matching ETag and writes as other pictures do', async () => {
    const test = open()
    const { id } = await aTrip(test.db, { featured_image: null })
    const address = await cardOf(test, id)
    const head = await test.request(address, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const again = await test.request(address, { headers: { 'if-none-match': head.headers.get('etag')! } })
    expect(again.status).toBe(304)
    expect((await test.request(address, { method: 'POST' })).status).toBe(405)
  })
})
