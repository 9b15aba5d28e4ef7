import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { aHeavyPhotoFile } from '#tests/support/factories/picture-file.ts'
import type { DroppedFile } from './drop-files.ts'
import { expect } from './fixtures.ts'

const megabyte = 1_048_576

/** EXIF orientation 6 swaps width and height. */
const upright = (canvas: Sharp) => canvas.withMetadata({ orientation: 6 })

/** @returns a photo that is too large everywhere. */
export async function aPhoto(): Promise<DroppedFile> {
  const buffer = await aHeavyPhotoFile(1800, 1200, upright)
  expect(buffer.length).toBeGreaterThan(Math.max(...Object.values(pictureLimits.bytes)) + megabyte / 2)
  return { name: 'from camera.jpg', mimeType: 'image/jpeg', buffer }
}

/** The beginning of a photo: too large for all but hero images, and damaged. */
export async function aDamagedPhoto(): Promise<DroppedFile> {
  const { buffer } = await aPhoto()
  return { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 3 * megabyte) }
}

/** The result of shrinking the photo, as shown. */
export const outcome = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: /^5\.\d MB → \d\.\d MB, \d+ × \d+$/ })

/** Checks that a stored picture is within the limit, upright, and of the size that was shown. */
export async function expectStored(
  request: APIRequestContext,
  bucket: Bucket,
  url: string | null,
  shown: string | null,
) {
  expect(url).toMatch(new RegExp(`^/media/${bucket}/`))
  const bytes = await (await request.get(url!)).body()
  expect(bytes.length).toBeLessThanOrEqual(pictureLimits.bytes[bucket])
  const { width, height } = await sharp(bytes).metadata()
  if (shown !== null) expect(shown).toContain(`${width} × ${height}`)
  expect(height).toBeGreaterThan(width)
}
