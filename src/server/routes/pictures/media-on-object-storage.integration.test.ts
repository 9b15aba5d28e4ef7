import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import type { Picture } from '#contract/pictures.ts'
import { pictures } from '#server/platform/db/schema.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { sweepPictures } from '#server/platform/media/unused-pictures.ts'
import { adminRequest, aSignedInBrowser, type TestBrowser } from '#tests/support/database/signed-in.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { objectStorageServer } from '#tests/support/files/object-storage.ts'

const settings = objectStorageServer()

/** The parts of the server, with files in a bucket. */
async function inBucket(test: TestDatabase, mediaUrl: string | null = null): Promise<TestDatabase> {
  const storage = await openStorage({ objectStorage: settings(), dataDir: '/nowhere' })
  const config = { ...test.config, mediaUrl }
  const app = test.appWith({ config, storage, api: { ...test.context, storage } })
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const request = async (path: string, init?: RequestInit) =>
    app.request(new URL(path, config.siteUrl).href, init, connection)
  return { ...test, config, storage, app, request }
}

async function upload(browser: TestBrowser): Promise<string> {
  const form = new FormData()
  form.set('bucket', 'trip-images')
  const file = await aPictureFile({ width: 700, height: 350 })
  form.set('file', new File([new Uint8Array(file)], 'picture.jpg', { type: 'image/jpeg' }))
  const answer = await browser.send('POST', '/api/admin/pictures', form)
  return ((await answer.json()) as Picture).url
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describeWithDatabase('a picture in object storage', (open) => {
  beforeEach(async () => {
    const { storage } = await inBucket(open())
    for (const prefix of ['trip-images/', 'variants/']) await storage.removeAll(prefix)
  })

  it('is uploaded, sent in full, in ranges and as variants, and removed when unused', async () => {
    const test = await inBucket(open())
    const url = await upload(await aSignedInBrowser(test))
    const request = await adminRequest(test)
    expect(await test.storage.list('')).toEqual([url.slice('/media/'.length)])

    const whole = await request(url)
    const original = await bytesOf(whole)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('image/jpeg')
    expect(whole.headers.get('content-length')).toBe(String(original.length))
    expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', width: 700 })

    const part = await request(url, { headers: { range: 'bytes=100-199' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${original.length}`)
    expect(await bytesOf(part)).toEqual(original.subarray(100, 200))

    const variant = await request(`${url}/320.webp`)
    const small = await bytesOf(variant)
    expect(variant.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(await bytesOf(await request(`${url}/320.webp`))).toEqual(small)
    expect(await test.storage.list('variants/')).toHaveLength(1)

    await sweepPictures(test.db, test.storage)
    expect((await request(url)).status).toBe(200)
    await test.db.update(pictures).set({ created_at: sql`now() - interval '25 hours'` })
    await sweepPictures(test.db, test.storage)
    expect((await request(url)).status).toBe(404)
    expect(await test.storage.list('')).toEqual([])
  })

  it('is redirected to MEDIA_URL, original and variant', async () => {
    const mediaUrl = `${settings().endpoint}/${settings().bucket}`
    const test = await inBucket(open(), mediaUrl)
    const url = await upload(await aSignedInBrowser(test))
    await aTrip(test.db, { featured_image: url })
    for (const [address, key, format] of [
      [url, url.slice('/media/'.length), 'jpeg'],
      [`${url}/320.avif`, `variants${url.slice('/media'.length)}/320.avif`, 'avif'],
    ] as const) {
      const answer = await test.request(address)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
      expect(answer.headers.get('location')).toBe(`${mediaUrl}/${key}`)
      const there = await fetch(answer.headers.get('location')!)
      expect(there.headers.get('content-type')).toBe(`image/${format}`)
      expect(there.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await sharp(await bytesOf(there)).metadata()).format).toBe(format === 'avif' ? 'heif' : format)
    }
  })

  it('that is missing is 404, without a redirect', async () => {
    const test = await inBucket(open(), 'https://cdn.example')
    const url = await upload(await aSignedInBrowser(test))
    for (const missing of ['/media/trip-images/missing.jpg', `${url}/1280.avif`, `${url}/x.avif`]) {
      const answer = await test.request(missing)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('is allowed by the content security policies of site and back office', async () => {
    const test = await inBucket(open(), 'https://cdn.example/hatheli')
    const browser = await aSignedInBrowser(test)
    for (const path of ['/', '/admin/trips']) {
      const policy = (await browser.send('GET', path)).headers.get('content-security-policy')!
      expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
      expect(policy.match(/cdn\.example/g)).toHaveLength(1)
    }
  })
})
