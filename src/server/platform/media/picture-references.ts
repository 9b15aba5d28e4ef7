import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PictureUseKind } from '#contract/admin/pictures.ts'
import {
  blogs,
  categories,
  drafts,
  heroImages,
  proposalEvents,
  proposals,
  proposalVersions,
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
  trip_draft: drafts.pictures,
  blog_draft: drafts.pictures,
  proposal: proposals.pictures,
  proposal_version: proposalVersions.pictures,
  guest_words: proposalEvents.pictures,
} as const satisfies Record<PictureUseKind, PgColumn>

const isPublished = sql`${trips.status} = 'published'`

/** When visitors see what refers to a picture: a condition on the table of the reference; null for never. */
export const publicUses: Record<PictureUseKind, SQL | null> = {
  trip: isPublished,
  trip_image: sql`exists (select from ${trips} where ${trips.id} = ${tripImages.trip_id} and ${isPublished})`,
  blog: sql`${blogs.status} = 'published'`,
  blog_body: sql`${blogs.status} = 'published'`,
  hero_image: sql`${heroImages.is_active}`,
  category: sql`true`,
  vendor: sql`exists (select from ${trips} where ${trips.vendor_id} = ${vendors.id} and ${isPublished}
    and ${trips.show_vendor_info})`,
  testimonial: sql`true`,
  setting: sql`true`,
  trip_draft: null,
  blog_draft: null,
  proposal: null,
  proposal_version: null,
  guest_words: null,
}

/** @param column one of `pictureReferences`, which may be a list. */
export function refersTo(column: PgColumn, url: SQL | PgColumn): SQL {
  return column.dataType === 'array' ? sql`${column} @> array[${url}]` : sql`${column} = ${url}`
}
