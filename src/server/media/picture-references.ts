import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PictureUseKind } from '#contract/admin/pictures.ts'
import {
  blogs,
  categories,
  editions,
  heroImages,
  siteSettings,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '../db/schema.ts'

/** Every column that references a picture: one that is in none of them is unused. */
export const pictureReferences = {
  trip: trips.featured_image,
  trip_image: tripImages.image_url,
  blog: blogs.featured_image,
  blog_body: blogs.pictures,
  hero_image: heroImages.image_url,
  category: categories.featured_image,
  vendor: vendors.portrait,
  testimonial: testimonials.photo,
  setting: siteSettings.pictures,
  trip_draft: editions.pictures,
  blog_draft: editions.pictures,
} as const satisfies Record<PictureUseKind, PgColumn>

/** @param column one of `pictureReferences`, which may be a list. */
export function refersTo(column: PgColumn, url: SQL | PgColumn): SQL {
  return column.dataType === 'array' ? sql`${column} @> array[${url}]` : sql`${column} = ${url}`
}
