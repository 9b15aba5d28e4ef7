import type { AdminPicture, PictureUseKind } from '#contract/admin/pictures.ts'
import type { Bucket } from '#contract/pictures.ts'
import { formatBytes } from '#values/format/bytes.ts'

export const bucketLabels: Record<Bucket, string> = {
  'trip-images': 'Trips',
  'blog-images': 'Blogs',
  'hero-images': 'Hero images',
  'category-images': 'Categories',
  'site-images': 'Logo and founders',
}

/** Accepted files (specification 9). */
export const fileRules: Record<Bucket, string> = {
  'trip-images': 'JPG, JPEG or PNG, max 1MB each',
  'blog-images': 'JPG, JPEG or PNG, max 2MB each',
  'hero-images': 'Any image, less than 5MB each',
  'category-images': 'Any image, max 2MB each',
  'site-images': 'Any image, max 2MB each',
}

export const placeLabels: Record<PictureUseKind, string> = {
  trip: 'Trip',
  trip_image: 'Trip gallery',
  blog: 'Blog',
  blog_body: 'Blog text',
  hero_image: 'Hero image',
  category: 'Category',
  vendor: 'Vendor',
  testimonial: 'Testimonial',
  setting: 'Settings',
  trip_draft: 'Draft of trip',
  blog_draft: 'Draft of blog',
  proposal: 'Proposal',
  proposal_version: 'Sent proposal',
  guest_words: 'Words of a traveller',
}

/** Accessible name of a picture: its alternative text, else the name of its file. */
export function nameOf({ alt, original_name, name }: AdminPicture): string {
  return alt || original_name || name
}

/** For an unused picture: why it stays. */
export function unusedWords({ kept, retained }: AdminPicture): string {
  if (kept) return 'Unused, kept'
  return retained ? 'Unused, in trash or history' : 'Unused'
}

/** '1600 × 1067', pixels. */
export function sizeOf({ width, height }: AdminPicture): string {
  return `${width} × ${height}`
}

/** 'JPEG', 'WebP'. */
export function formatLabel(format: string): string {
  return format === 'webp' ? 'WebP' : format.toUpperCase()
}

/** '842 kB, on a phone 61 kB'; the latter only if a variant for phones is stored. */
export function weightOf({ bytes, phone_variant: phone }: AdminPicture): string {
  return phone ? `${formatBytes(bytes)}, on a phone ${formatBytes(phone.bytes)}` : formatBytes(bytes)
}
