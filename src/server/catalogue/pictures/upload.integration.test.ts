import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import type { ApiClient } from '#contract/http/client.ts'
import type { Bucket, Picture } from '#contract/pictures.ts'
import { pictures } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { adminRequest, aSignedInBrowser, aBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'

const megabyte = 1_048_576
const hostile = new URL('../../../../tests/fixtures/hostile-images/', import.meta.url)
const hostileFiles = readdirSync(hostile).filter((name) => !name.endsWith('.md'))

/** Hostile files that are valid pictures; they are stored without their hidden content. */
const pictureAllTheSame: Record<string, string> = {
  'gif_comment_canary.gif': 'gif',
  'gps_exif_xmp_canary.jpg': 'jpg',
  'iccp_bomb_100MB.png': 'png',
  'jpeg_html_comment.jpg': 'jpg',
  'jpeg_php_trailer.jpg': 'jpg',
  'ok_1.gif': 'gif',
  'png_html_trailer.png': 'png',
  'png_named.svg': 'png',
  'text_canary.png': 'png',
}

/** @returns a valid JPEG of exactly this many bytes; the padding after its end is dropped when it is stored. */
async function aFileOf(bytes: number): Promise<Buffer> {
  const file = await aPictureFile()
  return Buffer.concat([file, Buffer.alloc(bytes - file.byteLength)])
}

describeWithDatabase('uploading a picture', (open) => {
  const form = (bucket: string, bytes: Buffer, fields: Record<string, string> = {}, name = 'picture.jpg') => {
    const data = new FormData()
    for (const [field, value] of Object.entries({ bucket, ...fields })) data.set(field, value)
    data.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
    return data
  }
  const upload = async (bucket: string, bytes: Buffer, fields?: Record<string, string>, name?: string) => {
    const browser = await aSignedInBrowser(open())
    return browser.send('POST', '/api/admin/pictures', form(bucket, bytes, fields, name))
  }
  const categoryId = async () => (await open().adminApi.admin.categories.list())[0]!.id
  const fieldsOf = async (bucket: Bucket): Promise<Record<string, string>> =>
    bucket === 'category-images' ? { category_id: await categoryId() } : {}

  it('stores it with its alternative text and focal point', async () => {
    const test = open()
    const fields = { alt: ' Mist over sal ', focal_x: '0.25', focal_y: '1' }
    const response = await upload('trip-images', await aPictureFile({ width: 300, height: 200 }), fields)
    const picture = (await response.json()) as Picture
    expect(picture).toMatchObject({ width: 300, height: 200, alt: 'Mist over sal', focal_x: 0.25, focal_y: 1 })
    expect(picture.url).toMatch(/^\/media\/trip-images\/\d{13}-[\da-f]{12}\.jpg$/)
    expect(await test.storage.list('trip-images/')).toEqual([picture.url.slice('/media/'.length)])
    expect((await (await adminRequest(test))(picture.url)).status).toBe(200)
  })

  it('keeps the name of the file as a label of the library, and never sends it to the public', async () => {
    const { adminApi, db } = open()
    const response = await upload('trip-images', await aPictureFile(), { keep: 'true' }, 'C:\\Fotos\\Spiti winter.JPG')
    const answer = (await response.json()) as Picture
    expect(answer).not.toHaveProperty('original_name')
    const stored = { original_name: 'Spiti winter.JPG', kept: true }
    expect((await adminApi.admin.pictures.list()).items[0]).toMatchObject(stored)
    const trip = await aTrip(db, { featured_image: answer.url })
    expect(JSON.stringify(await open().api.trips.get({ id: trip.id }))).not.toContain('Spiti winter')
  })

  it('names the file by its bucket', async () => {
    const id = await categoryId()
    const name = async (bucket: string, fields = {}) =>
      basename(((await (await upload(bucket, await aPictureFile(), fields)).json()) as Picture).url)
    expect(await name('hero-images')).toMatch(/^hero-\d{13}-/)
    expect(await name('category-images', { category_id: id })).toMatch(new RegExp(`^${id}-\\d{13}-`))
    const unnamed = await upload('category-images', await aPictureFile())
    expect(await unnamed.json()).toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
    const unknown = await upload('category-images', await aPictureFile(), { category_id: missingId })
    expect(unknown.status).toBe(422)
  })

  it('works over RPC, as from the back office', async () => {
    const test = open()
    const cookie = (await aSignedInBrowser(test)).cookies()
    const link = new RPCLink({
      url: 'https://hatheli.test/api/rpc',
      headers: { cookie, origin: 'https://hatheli.test' },
      fetch: async (request) => test.app.request(request),
    })
    const client: ApiClient = createORPCClient(link)
    const file = new File([new Uint8Array(await aPictureFile())], 'a.jpg', { type: 'image/jpeg' })
    expect(await client.admin.pictures.upload({ bucket: 'trip-images', file })).toMatchObject({ width: 640 })
    const refused = client.admin.pictures.upload({ bucket: 'trip-images', file: new File(['no picture'], 'a.jpg') })
    await expect(refused).rejects.toMatchObject({ defined: true, code: 'INVALID_FILE_TYPE' })
  })

  it.each([
    ['trip-images', megabyte, 'Image must be JPG, JPEG or PNG and under 1MB'],
    ['blog-images', 2 * megabyte, 'Image must be JPG, JPEG or PNG and under 2MB'],
    ['category-images', 2 * megabyte, 'Please select an image smaller than 2MB'],
    ['hero-images', 5 * megabyte - 1, 'Image size must be less than 5MB'],
  ] as const)('takes %s up to exactly %i bytes', async (bucket, most, message) => {
    const fields = await fieldsOf(bucket)
    expect((await upload(bucket, await aFileOf(most), fields)).status).toBe(200)
    const refused = await upload(bucket, await aFileOf(most + 1), fields)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'FILE_TOO_LARGE', message, data: { title: 'File too large' } })
  })

  it('refuses a body larger than any picture before reading it', async () => {
    const test = open()
    const cookie = (await aSignedInBrowser(test)).cookies()
    const headers = { cookie, origin: 'https://hatheli.test', 'content-type': 'multipart/form-data; boundary=x' }
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += megabyte
        controller.enqueue(new Uint8Array(megabyte))
      },
    })
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const response = await test.request('/api/admin/pictures', init)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'FILE_TOO_LARGE', data: { title: 'File too large' } })
    expect(read).toBeLessThan(8 * megabyte)
  })

  it('does not read the body without a session', async () => {
    const test = open()
    const response = await aBrowser(test).send('POST', '/api/admin/pictures', form('trip-images', await aPictureFile()))
    expect(response.status).toBe(401)
    expect(await test.storage.list('trip-images/')).toEqual([])
  })

  it('detects the format by content, and refuses it with the message of its bucket', async () => {
    const webp = await aPictureFile({ format: 'webp' })
    for (const [bucket, message] of [
      ['trip-images', 'Image must be JPG, JPEG or PNG and under 1MB'],
      ['blog-images', 'Image must be JPG, JPEG or PNG and under 2MB'],
    ] as const) {
      const refused = await upload(bucket, webp)
      expect(refused.status).toBe(422)
      const title = 'Invalid file type'
      expect(await refused.json()).toMatchObject({ code: 'INVALID_FILE_TYPE', message, data: { title } })
    }
    for (const bucket of ['hero-images', 'category-images'] as const) {
      expect((await upload(bucket, webp, await fieldsOf(bucket))).status).toBe(200)
      const refused = await upload(
        bucket,
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        await fieldsOf(bucket),
      )
      expect(await refused.json()).toMatchObject({ message: 'Please select an image file' })
    }
  })

  it.each(hostileFiles)('handles %s by its content', async (file) => {
    const test = open()
    const bytes = readFileSync(new URL(file, hostile))
    const response = await upload('hero-images', bytes, {}, file)
    const stored = await test.storage.list('hero-images/')
    const ending = pictureAllTheSame[file]
    if (!ending) {
      expect((await response.json()) as object).toMatchObject({
        code: expect.stringMatching(/^(INVALID_FILE_TYPE|TOO_MANY_PIXELS)$/),
      })
      expect(stored).toEqual([])
      expect(await test.db.$count(pictures)).toBe(0)
      return
    }
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatch(new RegExp(`\\.${ending}$`))
    const request = await adminRequest(test)
    const served = await request(((await response.json()) as Picture).url)
    expect(served.headers.get('content-type')).toBe(`image/${ending === 'jpg' ? 'jpeg' : ending}`)
    expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).not.toMatch(
      /EXAM-META-CANARY|<script|<\?php|GPS/,
    )
  })

  it('says that a picture is damaged, or from an iPhone', async () => {
    const photo = await aPictureFile({ width: 800, height: 800 })
    const damaged = await upload('trip-images', photo.subarray(0, photo.length / 2))
    expect(await damaged.json()).toMatchObject({
      code: 'INVALID_FILE_TYPE',
      message: 'This file is damaged. Please choose another one.',
      data: { title: 'Damaged file' },
    })
    const heic = await upload('hero-images', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'))
    expect(await heic.json()).toMatchObject({ message: expect.stringContaining('HEIC') })
  })

  it('says that a picture has too many pixels', async () => {
    const bytes = readFileSync(new URL('bomb_12000x12000_1bit_144MP.png', hostile))
    const refused = await upload('trip-images', bytes)
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_PIXELS', data: { title: 'Image too large' } })
  })

  it.each(['../../etc', 'TRIP-IMAGES', ''])('refuses the bucket %j', async (bucket) => {
    expect((await upload(bucket, await aPictureFile())).status).toBe(400)
  })

  it('ignores the name of the file', async () => {
    const names = ['../../etc/passwd.png', 'x.php.png', '"><img src=x>.png', 'x\r\nX-Injected: 1.png', '.htaccess']
    for (const name of names) {
      const response = await upload('trip-images', await aPictureFile(), {}, name)
      const { url } = (await response.json()) as Picture
      expect(url, name).toMatch(/^\/media\/trip-images\/\d{13}-[\da-f]{12}\.jpg$/)
    }
  })
})

describeWithDatabase('a stored picture', (open) => {
  it('can have its alternative text and focal point changed', async () => {
    const { adminApi } = open()
    const file = new File([new Uint8Array(await aPictureFile())], 'a.jpg')
    const { url: image_url } = await adminApi.admin.pictures.upload({ bucket: 'trip-images', file })
    const change = (picture_data: { alt?: string; focal_x?: number }) =>
      adminApi.admin.pictures.update({ image_url, picture_data })
    expect(await change({ alt: 'Mist' })).toMatchObject({ alt: 'Mist', focal_x: 0.5 })
    expect(await change({ focal_x: 0 })).toMatchObject({ alt: 'Mist', focal_x: 0 })
    expect(await change({})).toMatchObject({ alt: 'Mist', focal_x: 0 })
    await expect(change({ focal_x: 1.1 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const missing = { image_url: '/media/trip-images/missing.jpg', picture_data: { alt: 'x' } }
    await expect(adminApi.admin.pictures.update(missing)).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND' })
  })
})
