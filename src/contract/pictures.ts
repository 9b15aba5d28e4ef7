import { z } from 'zod'
import { megabyte } from '#values/format/bytes.ts'
import { shareCardSize } from '#values/pictures/share-card.ts'

/** The four storage buckets (specification 7.4). */
export const buckets = ['trip-images', 'blog-images', 'hero-images', 'category-images'] as const

export type Bucket = (typeof buckets)[number]

/** Limits of pictures; sizes in bytes, inclusive but for `hero-images`, which stays strictly under its limit. */
export const pictureLimits = {
  bytes: {
    'trip-images': megabyte,
    'blog-images': 2 * megabyte,
    'category-images': 2 * megabyte,
    'hero-images': 5 * megabyte - 1,
  } satisfies Record<Bucket, number>,
  /** Width times height; larger ones could exhaust memory when decoded. */
  pixels: 100_000_000,
  /** Width or height. */
  side: 30_000,
  url: 200,
  alt: 300,
} as const

/** The address of a stored picture, such as `/media/trip-images/1700000000000-x1y2z3.jpg`. */
export const pictureUrlPattern = /^\/media\/(?:trip|blog|hero|category)-images\/[A-Za-z0-9._-]+$/

/** The address of a stored picture, as a save names it. */
export const pictureUrlSchema = z.string().max(pictureLimits.url).regex(pictureUrlPattern)

/** A stored picture as pages need it: address, size in pixels, dominant colour, focal point (0 to 1), alternative text. */
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

/** The path of the picture that stands for a page where it is shared; null while nobody may see the page. */
export const shareImageSchema = z
  .string()
  .nullable()
  .describe(`path of a picture of ${shareCardSize.width} by ${shareCardSize.height} pixels`)
