import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { buckets, pictureLimits } from '#contract/pictures.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aNoisyPictureFile, aPictureFile } from '#tests/support/factories/picture-file.ts'
import { PictureRefused } from './picture-refused.ts'
import { pictures } from '../db/schema.ts'
import { storePicture } from './store-picture.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** Camera, location and author, as a phone writes them. */
const personal = {
  IFD0: { Make: 'CanaryCam', Model: 'CanaryCam 9', Artist: 'Canary Person', ImageDescription: 'canary street 7' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 12/1 32/1' },
}

describeWithDatabase('a stored picture', (open) => {
  it('is recorded with what pages need', async () => {
    const { db, storage } = open()
    const bytes = await aPictureFile({ width: 900, height: 600 })
    const picture = await storePicture(db, storage, {
      bucket: 'trip-images',
      bytes,
      alt: 'Dawn',
      focal: { x: 0.25, y: 0.75 },
    })
    const [row] = await db.select().from(pictures)
    expect(row).toMatchObject({ format: 'jpeg', width: 900, height: 600, alt: 'Dawn', focal_x: 0.25, focal_y: 0.75 })
    expect(row!.color).toMatch(/^#[0-9a-f]{6}$/)
    expect(picture.url).toBe(row!.url)
    const stored = await storage.get(picture.url.replace('/media/', ''))
    expect(stored?.size).toBe(row!.bytes)
  })

  it('is removed when its record cannot be inserted', async () => {
    const { db, storage } = open()
    const alt = 'a'.repeat(pictureLimits.alt + 1)
    const stored = storePicture(db, storage, { bucket: 'trip-images', bytes: await aPictureFile(), alt })
    await expect(stored).rejects.toThrow()
    expect(await storage.list('trip-images/')).toEqual([])
  })
})

/** The output of sharp does not depend on the database. */
describeWithDatabase('what is stored of an upload', (open) => {
  async function stored(bytes: Uint8Array, bucket: (typeof buckets)[number] = 'hero-images') {
    const { db, storage } = open()
    const { url } = await storePicture(db, storage, { bucket, bytes })
    const object = await storage.get(url.replace('/media/', ''))
    return { url, bytes: Buffer.concat(await object!.stream().toArray()) }
  }

  it.each(buckets)('has a unique name in its bucket %s', async (bucket) => {
    const bytes = await aPictureFile()
    const [one, two] = [await stored(bytes, bucket), await stored(bytes, bucket)]
    expect(one.url).toMatch(new RegExp(`^/media/${bucket}/\\d{13}-[0-9a-f]{12}\\.jpg$`))
    expect(two.url).not.toBe(one.url)
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is a %s without metadata', async (format) => {
    const prepare = (canvas: Sharp) => canvas.withExif(personal).withXmp('<x>canary</x>')
    const upload = await aPictureFile({ format, prepare })
    const { bytes } = await stored(upload)
    const { exif, xmp, iptc, format: found } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
    expect(found).toBe(format === 'avif' ? 'heif' : format)
    expect(bytes.toString('latin1')).not.toMatch(/canary/i)
  })

  it('contained the metadata before', async () => {
    const upload = await aPictureFile({ prepare: (canvas) => canvas.withExif(personal) })
    expect(upload.toString('latin1')).toContain('CanaryCam')
    expect((await sharp(upload).metadata()).exif).toBeDefined()
  })

  it('is upright for every EXIF orientation', async () => {
    const sideways = await aPictureFile({
      width: 600,
      height: 400,
      prepare: (canvas) => canvas.withMetadata({ orientation: 6 }),
    })
    const { bytes } = await stored(sideways)
    const { width, height, orientation } = await sharp(bytes).metadata()
    expect({ width, height, orientation }).toEqual({ width: 400, height: 600, orientation: undefined })
  })

  it('is a still picture, also of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(2)
    const { bytes } = await stored(animation)
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  })

  it('does not contain data appended to the picture', async () => {
    const hung = Buffer.concat([await aPictureFile(), Buffer.from('<script>canary()</script>PK\u0003\u0004')])
    const { bytes } = await stored(hung)
    expect(bytes.toString('latin1')).not.toContain('canary')
  })
})

describeWithDatabase('an upload that is not an acceptable picture', (open) => {
  const complete = aPictureFile({ width: 800, height: 800 })

  it.each([
    ['nothing', async () => Buffer.alloc(0), 'type'],
    ['text', async () => Buffer.from('not a picture at all'), 'type'],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['SVG', async () => Buffer.from(svg), 'type'],
    ['SVG behind a byte order mark', async () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`), 'type'],
    ['TIFF', () => aPictureFile({ format: 'tiff' }), 'type'],
    ['PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>'), 'type'],
    ['the beginning of a JPEG', async () => (await complete).subarray(0, 400), 'damaged'],
    ['a JPEG cut in half', async () => (await complete).subarray(0, (await complete).length / 2), 'damaged'],
    [
      'a JPEG header with noise behind',
      async () => Buffer.concat([(await complete).subarray(0, 20), Buffer.alloc(9000, 7)]),
      'damaged',
    ],
    ['a page that begins like a GIF', async () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;'), 'damaged'],
    [
      'a PNG that claims 60000 × 60000 pixels',
      async () => claiming(await aPictureFile({ format: 'png' }), 60_000),
      'pixels',
    ],
  ])('%s is refused and leaves no file', async (_name, make, reason) => {
    const { db, storage } = open()
    const refused = storePicture(db, storage, { bucket: 'hero-images', bytes: await make() })
    await expect(refused).rejects.toMatchObject({ name: 'PictureRefused', reason })
    expect(await storage.list('')).toEqual([])
    expect(await db.$count(pictures)).toBe(0)
  })

  it.each(['webp', 'gif', 'avif'] as const)('%s is refused where only JPEG and PNG are accepted', async (format) => {
    const { db, storage } = open()
    const bytes = await aPictureFile({ format })
    for (const bucket of ['trip-images', 'blog-images'] as const) {
      await expect(storePicture(db, storage, { bucket, bytes })).rejects.toThrow(PictureRefused)
    }
    await expect(storePicture(db, storage, { bucket: 'category-images', bytes })).resolves.toBeDefined()
  })

  it.each(buckets)('of %s may have its limit of bytes but not one more', async (bucket) => {
    const { db, storage } = open()
    const limit = pictureLimits.bytes[bucket]
    const exact = await paddedTo(limit)
    await expect(storePicture(db, storage, { bucket, bytes: exact })).resolves.toBeDefined()
    const more = storePicture(db, storage, { bucket, bytes: await paddedTo(limit + 1) })
    await expect(more).rejects.toMatchObject({ reason: 'size' })
  })

  it('has the limits of the specification', () => {
    expect(pictureLimits.bytes).toEqual({
      'trip-images': 1_048_576,
      'blog-images': 2_097_152,
      'category-images': 2_097_152,
      'site-images': 2_097_152,
      'hero-images': 5_242_879,
    })
  })

  it('is not a picture of noise, which is stored', async () => {
    const { db, storage } = open()
    const bytes = await aNoisyPictureFile(500, 500)
    await expect(storePicture(db, storage, { bucket: 'trip-images', bytes })).resolves.toMatchObject({ width: 500 })
  })
})

/** @returns a decompression bomb: a PNG whose header claims another size, with a correct checksum. */
function claiming(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

/** @returns a JPEG of an exact file size: decoders stop at its end marker and ignore the padding. */
async function paddedTo(bytes: number): Promise<Buffer> {
  return Buffer.concat([await aPictureFile(), Buffer.alloc(bytes)]).subarray(0, bytes)
}
