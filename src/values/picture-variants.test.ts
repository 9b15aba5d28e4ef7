import { expect, it } from 'vitest'
import { pictureSrcSet, usefulWidths, variantUrl } from './picture-variants.ts'

it('names a variant after its original', () => {
  expect(variantUrl('/media/trip-images/a.jpg', 640, 'avif')).toBe('/media/trip-images/a.jpg/640.avif')
})

it.each([
  [100, [320]],
  [319, [320]],
  [320, [320]],
  [639, [320, 480]],
  [640, [320, 480, 640]],
  [1600, [320, 480, 640, 720, 800, 960, 1088, 1280]],
  [2560, [320, 480, 640, 720, 800, 960, 1088, 1280, 1920, 2560]],
  [9000, [320, 480, 640, 720, 800, 960, 1088, 1280, 1920, 2560]],
])('offers for an original of %i pixels the widths %j', (original, widths) => {
  expect(usefulWidths(original)).toEqual(widths)
})

it('lists address and width of each in a srcset', () => {
  expect(pictureSrcSet('/media/blog-images/b.png', 500, 'webp')).toBe(
    '/media/blog-images/b.png/320.webp 320w, /media/blog-images/b.png/480.webp 480w',
  )
})
