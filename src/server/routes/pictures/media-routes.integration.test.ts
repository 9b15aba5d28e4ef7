import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aShownPicture } from '#tests/support/factories/shown-picture.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { watched } from '#tests/support/files/watched-storage.ts'
import { queueEncoding } from '#server/platform/media/encoders.ts'
import { pictureFormats, pictureWidths } from '#values/pictures/picture-variants.ts'

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describeWithDatabase('the URL of a picture', (open) => {
  it('returns the stored original, immutable, with a policy that runs no script', async () => {
    const { db, storage, request } = open()
    const { url } = await aShownPicture(db, storage)
    const answer = await request(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    })
    expect(answer.headers.has('set-cookie')).toBe(false)
    const bytes = await bytesOf(answer)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  it('returns every listed width that does not enlarge it, in every format, with the same bytes each time', async () => {
    const { db, storage, request } = open()
    const bytes = await aPictureFile({ width: 700, height: 350 })
    const { url } = await aShownPicture(db, storage, { bytes })
    for (const format of pictureFormats) {
      for (const width of [320, 480, 640]) {
        const answer = await request(`${url}/${width}.${format}`)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe(`image/${format}`)
        const first = await bytesOf(answer)
        expect(await sharp(first).metadata()).toMatchObject({ width, height: width / 2 })
        expect(await bytesOf(await request(`${url}/${width}.${format}`))).toEqual(first)
      }
    }
  })

  it('has no width that would enlarge it, but always the smallest', async () => {
    const { db, storage, request } = open()
    const { url } = await aShownPicture(db, storage, { bytes: await aPictureFile({ width: 100, height: 100 }) })
    for (const width of pictureWidths) {
      expect((await request(`${url}/${width}.webp`)).status, String(width)).toBe(width === 320 ? 200 : 404)
    }
    const smallest = await bytesOf(await request(`${url}/320.webp`))
    expect((await sharp(smallest).metadata()).width).toBe(100)
  })

  it('is cropped for upright phones around a focus, in the widths that do not enlarge it', async () => {
    const { db, storage, request } = open()
    const { url } = await aShownPicture(db, storage, { bytes: await aPictureFile({ width: 1400, height: 900 }) })
    for (const [size, width, height] of [
      ['upright-0-480', 480, 540],
      ['upright-100-800', 800, 900],
      ['tall-50-450', 450, 900],
    ] as const) {
      const bytes = await bytesOf(await request(`${url}/${size}.avif`))
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    }
    for (const size of ['tall-50-480.avif', 'tall-55-450.avif', 'tall-50-450.webp', 'wide-50-450.avif']) {
      expect((await request(`${url}/${size}`)).status, size).toBe(404)
    }
  })

  it('creates a variant once for concurrent requests', async () => {
    const { db, appWith, storage: plain } = open()
    const storage = watched(plain)
    const { url } = await aShownPicture(db, plain)
    const app = appWith({ storage })
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.request(`${url}/320.jpeg`)))
    const bodies = await Promise.all(answers.map(bytesOf))
    for (const body of bodies) expect(body).toEqual(bodies[0])
    expect(storage.done.filter((each) => each.startsWith('put'))).toHaveLength(1)
  })

  it('reads an original only when its job starts: queued ones take no memory', async () => {
    const { db, appWith, storage: plain } = open()
    const storage = watched(plain)
    const { url } = await aShownPicture(db, plain, { bytes: await aPictureFile({ width: 1000, height: 500 }) })
    const app = appWith({ storage })
    const sizes = [320, 480, 640, 720, 800, 960].flatMap((width) =>
      pictureFormats.map((format) => `${width}.${format}`),
    )
    await Promise.all(sizes.map(async (size) => bytesOf(await app.request(`${url}/${size}`))))
    const original = `read ${url.replace('/media/', '')}`
    const concurrent: number[] = []
    let held = 0
    for (const each of storage.done) {
      if (each === original) held += 1
      if (each.startsWith('put')) held -= 1
      concurrent.push(held)
    }
    expect(storage.done.filter((each) => each === original)).toHaveLength(sizes.length)
    // Two are encoded at a time; another two may be read while the results are written.
    expect(Math.max(...concurrent)).toBeLessThanOrEqual(4)
  })

  it('is 404 if its picture was deleted while the job was queued', async () => {
    const { db, storage, request } = open()
    const { url } = await aShownPicture(db, storage)
    const turns = Promise.withResolvers<void>()
    const others = [1, 2, 3, 4].map(() => queueEncoding(() => turns.promise))
    const answer = request(`${url}/320.jpeg`)
    // A second request that is not queued: when it is refused, the first one is in the queue.
    expect((await request(`${url}/960.jpeg`)).status).toBe(404)
    await storage.remove(url.replace('/media/', ''))
    turns.resolve()
    await Promise.all(others)
    expect((await answer).status).toBe(404)
  })
})

describeWithDatabase('a request for a picture', (open) => {
  let url = ''
  let whole = Buffer.alloc(0)

  beforeEach(async () => {
    const { db, storage, request } = open()
    url = (await aShownPicture(db, storage)).url
    whole = await bytesOf(await request(url))
  })

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=5-', 5, Infinity],
    ['bytes=-7', -7, Infinity],
    ['bytes=0-99999999', 0, Infinity],
  ])('with the range %s gets those bytes', async (range, start, end) => {
    const answer = await open().request(url, { headers: { range } })
    const part = whole.subarray(start, end + 1)
    const first = start < 0 ? whole.length + start : start
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${first + part.length - 1}/${whole.length}`)
    expect(answer.headers.get('content-length')).toBe(String(part.length))
    expect(await bytesOf(answer)).toEqual(part)
  })

  it('with a range beyond its end is 416 with the size', async () => {
    const answer = await open().request(url, { headers: { range: 'bytes=99999999-' } })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`)
  })

  it('with its ETag is 304', async () => {
    const etag = (await open().request(url)).headers.get('etag')!
    const answer = await open().request(url, { headers: { 'if-none-match': etag } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.text()).toBe('')
    expect((await open().request(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it.each(['*', 'W/{etag}', '"other", {etag}', '"a", W/{etag}'])('with If-None-Match %s is 304', async (text) => {
    const etag = (await open().request(url)).headers.get('etag')!
    const answer = await open().request(url, { headers: { 'if-none-match': text.replace('{etag}', etag) } })
    expect(answer.status).toBe(304)
  })

  it('with HEAD gets headers only', async () => {
    const answer = await open().request(url, { method: 'HEAD' })
    expect(answer.headers.get('content-length')).toBe(String(whole.length))
    expect(await answer.text()).toBe('')
  })

  it.each([
    '/321.avif',
    '/0.avif',
    '/-320.avif',
    '/320',
    '/320.png',
    '/320.gif',
    '/320.jpeg.png',
    '/0320.jpeg',
    '/3.2e2.jpeg',
    '/320.JPEG',
    '/320.jpeg/x',
  ])('for the variant %s is 404', async (size) => {
    const { request, storage } = open()
    const answer = await request(url + size)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await storage.list('variants/')).toEqual([])
  })

  it.each([
    '/media/trip-images/missing.jpg',
    '/media/trip-images/missing.jpg/320.avif',
    '/media/elsewhere/a.jpg',
    '/media/variants/trip-images/a.jpg/320.avif',
    '/media/temporary/a.jpg',
    '/media/trip-images/..%2F..%2Fsecret.jpg',
    '/media/trip-images/%2e%2e%2fsecret.jpg',
    '/media/trip-images/..%5C..%5Csecret.jpg',
    '/media/..%2Fsecret.jpg/320.avif',
    '/media/trip-images/.hidden.jpg',
    '/media/trip-images',
    '/media',
  ])('for %s is 404', async (path) => {
    const { config, request, storage } = open()
    await writeFile(join(config.dataDir, 'secret.jpg'), 'a secret')
    for (const key of ['elsewhere/a.jpg', 'temporary/a.jpg', 'variants/trip-images/a.jpg/320.avif']) {
      await storage.put(key, Buffer.from('a secret'))
    }
    const answer = await request(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('a secret')
  })

  it('may only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await open().request(url, { method })).status).toBe(405)
    }
  })

  it('whose file is missing is 404, and so are its variants', async () => {
    const { storage, request } = open()
    await storage.remove(url.replace('/media/', ''))
    expect((await request(url)).status).toBe(404)
    expect((await request(`${url}/320.avif`)).status).toBe(404)
  })
})
