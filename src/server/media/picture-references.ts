import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PictureUseKind } from '#contract/admin/pictures.ts'
import {
  blogPictures,
  blogs,
  categories,
  editionPictures,
  heroImages,
  settingPictures,
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
  blog_body: blogPictures.image_url,
  hero_image: heroImages.image_url,
  category: categories.featured_image,
  vendor: vendors.portrait,
  testimonial: testimonials.photo,
  setting: settingPictures.image_url,
  trip_draft: editionPictures.image_url,
  blog_draft: editionPictures.image_url,
} as const satisfies Record<PictureUseKind, PgColumn>
