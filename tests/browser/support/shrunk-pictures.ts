import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { aHeavyPhotoFile } from '#tests/support/factories/picture-file.ts'
import type { DroppedFile } from './drop-files.ts'
import { expect } from './fixtures.ts'

const megabyte = 1_048_576

/** EXIF orientation 6 swaps width and height. */
const upright = (canvas: Sharp) => canvas.withMetadata({ orientation: 6 })

const name = 'from camera.jpg'

/** @returns a photo that is too large everywhere. */
export async function aPhoto(): Promise<DroppedFile> {
  const buffer = await aHeavyPhotoFile(1800, 1200, upright)
  expect(buffer.length).toBeGreaterThan(Math.max(...Object.values(pictureLimits.bytes)) + megabyte / 2)
  return { name, mimeType: 'image/jpeg', buffer }
}

export const shrinkOf = (place: Page | Locator, file = name) =>
  place.getByRole('button', { name: `Shrink to fit ${file}` })

/** The result of shrinking the photo, as shown. */
export const outcome = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: /^5\.\d MB → \d\.\d MB, \d+ × \d+$/ })

/** Checks that a stored picture is within the limit, upright, and of the size that was shown. */
export async function expectStored(
  request: APIRequestContext,
  bucket: Bucket,
  url: string | null,
  said: string | null,
) {
  expect(url).toMatch(new RegExp(`^/media/${bucket}/`))
  const bytes = await (await request.get(url!)).body()
  expect(bytes.length).toBeLessThanOrEqual(pictureLimits.bytes[bucket])
  const { width, height } = await sharp(bytes).metadata()
  expect(said).toContain(`${width} × ${height}`)
  expect(height).toBeGreaterThan(width)
}
