import type { AdminPicture, PictureUseKind } from '#contract/admin/pictures.ts'
import type { Bucket } from '#contract/pictures.ts'
import { formatBytes } from '#values/format/bytes.ts'

/** What a bucket holds, in a word. */
export const bucketLabels: Record<Bucket, string> = {
  'trip-images': 'Trips',
  'blog-images': 'Blogs',
  'hero-images': 'Hero images',
  'category-images': 'Categories',
}

/** The place where a picture stands, in a word. */
export const placeLabels: Record<PictureUseKind, string> = {
  trip: 'Trip',
  trip_image: 'Trip gallery',
  blog: 'Blog',
  blog_body: 'Blog text',
  hero_image: 'Hero image',
  category: 'Category',
}

/** What a picture is called where its name is read out: its alternative text, else the name of its file. */
export function nameOf({ alt, name }: AdminPicture): string {
  return alt || name
}

/** '1600 × 1067', pixels. */
export function sizeOf({ width, height }: AdminPicture): string {
  return `${width} × ${height}`
}

/** 'JPEG', 'WebP'. */
export function formatLabel(format: string): string {
  return format === 'webp' ? 'WebP' : format.toUpperCase()
}

/** '842 kB, on a phone 61 kB'; the latter once a phone's size was made. */
export function weightOf({ bytes, phone_variant: phone }: AdminPicture): string {
  return phone ? `${formatBytes(bytes)}, on a phone ${formatBytes(phone.bytes)}` : formatBytes(bytes)
}
