import { z } from 'zod'
import { megabyte } from '#values/format/bytes.ts'
import { shareCardSize } from '#values/pictures/share-card.ts'

/** Storage buckets: those of specification 7.4, and one for logo, icon and founders. */
export const buckets = ['trip-images', 'blog-images', 'hero-images', 'category-images', 'site-images'] as const

export type Bucket = (typeof buckets)[number]

/** `bytes` are inclusive; hero images must be strictly under 5 MB, hence the - 1. */
export const pictureLimits = {
  bytes: {
    'trip-images': megabyte,
    'blog-images': 2 * megabyte,
    'category-images': 2 * megabyte,
    'site-images': 2 * megabyte,
    'hero-images': 5 * megabyte - 1,
  } satisfies Record<Bucket, number>,
  /** Width times height; decoding larger images could exhaust memory. */
  pixels: 100_000_000,
  /** Maximum width or height in pixels. */
  side: 30_000,
  url: 200,
  alt: 300,
  /** Characters of the uploaded file's name. */
  originalName: 160,
} as const

/** Such as `/media/trip-images/1700000000000-x1y2z3.jpg`. */
export const pictureUrlPattern = /^\/media\/(?:trip|blog|hero|category|site)-images\/[A-Za-z0-9._-]+$/

export const pictureUrlSchema = z.string().max(pictureLimits.url).regex(pictureUrlPattern)

/** Size in pixels; focal point from 0 to 1. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string().describe('dominant colour as #rrggbb'),
  focal_x: z.number(),
  focal_y: z.number(),
  alt: z.string(),
})

export type Picture = z.infer<typeof pictureSchema>

/** Preview image of a page for social networks; null while the page is not public. */
export const shareImageSchema = z
  .string()
  .nullable()
  .describe(`path of a picture of ${shareCardSize.width} by ${shareCardSize.height} pixels`)
