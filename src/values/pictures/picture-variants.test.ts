import { expect, it } from 'vitest'
import { cropWidths, pictureSrcSet, usefulWidths, variantUrl } from './picture-variants.ts'

it('puts width and format after the address of the original', () => {
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
  expect(pictureSrcSet('/media/blog-images/b.png', 500, 'avif')).toBe(
    '/media/blog-images/b.png/320.avif 320w, /media/blog-images/b.png/480.avif 480w',
  )
})

it.each([
  ['avif', 9000, [320, 480, 640, 720, 800, 960, 1088, 1280, 1920, 2560]],
  ['webp', 9000, [320, 640, 800, 1088, 1920]],
  ['jpeg', 9000, [320, 640, 800, 1088, 1920]],
  ['webp', 700, [320, 640]],
  ['jpeg', 500, [320]],
  ['jpeg', 100, [320]],
] as const)('offers %s of an original of %i pixels in %j', (format, original, widths) => {
  const offers = pictureSrcSet('/a', original, format).split(', ')
  expect(offers).toEqual(widths.map((width) => `/a/${width}.${format} ${width}w`))
})

it.each([
  ['tall', 2560, 1440, [480, 720]],
  ['upright', 1920, 1280, [480, 800, 1088]],
  ['upright', 936, 624, [480, 554]],
  ['upright', 600, 900, []],
] as const)('crops %s a picture of %i by %i to the widths %j', (crop, width, height, widths) => {
  expect(cropWidths({ width, height }, crop)).toEqual(widths)
})
