import { and, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import {
  blogs,
  categories,
  heroImages,
  previews,
  siteSettings,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '../db/schema.ts'
import { isValidPreview } from '../db/valid-preview.ts'

/** Which pictures visitors may see: docs/decisions/0096. */
export interface ShownPictures {
  /** Whether the site shows a picture. Asked of the database once after each change of content. */
  isPublic(url: string): Promise<boolean>
  /** Whether a preview that was shared shows it. */
  isInPreview(url: string): Promise<boolean>
  /** To be called when content changed. */
  purge(): void
}

export function shownPictures(db: Db): ShownPictures {
  const known = new Map<string, { isPublic: boolean; generation: number }>()
  let generation = 0
  return {
    async isPublic(url) {
      const last = known.get(url)
      if (last?.generation === generation) return last.isPublic
      const asked = generation
      try {
        const isPublic = await selectIsPublic(db, url)
        known.set(url, { isPublic, generation: asked })
        return isPublic
      } catch (error) {
        // While the database does not answer, pages are shown as they were.
        if (last) return last.isPublic
        throw error
      }
    },
    async isInPreview(url) {
      const isShared = and(isValidPreview, isNull(previews.session_id))
      return (await db.$count(previews, and(isShared, sql`strpos(${previews.body}::text, ${url}) > 0`))) > 0
    },
    purge() {
      generation += 1
    },
  }
}

async function selectIsPublic(db: Db, url: string): Promise<boolean> {
  const there = (from: SQL, condition: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(from)
        .where(condition),
    )
  const isPublished = eq(trips.status, 'published')
  const isHost = there(
    sql`${trips}`,
    and(eq(trips.vendor_id, vendors.id), isPublished, eq(trips.show_vendor_info, true)),
  )
  const gallery = sql`${tripImages} join ${trips} on ${trips.id} = ${tripImages.trip_id}`
  const isInStory = or(eq(blogs.featured_image, url), sql`${blogs.pictures} @> array[${url}]`)
  const shown = or(
    there(sql`${trips}`, and(eq(trips.featured_image, url), isPublished)),
    there(gallery, and(eq(tripImages.image_url, url), isPublished)),
    there(sql`${blogs}`, and(isInStory, eq(blogs.status, 'published'))),
    there(sql`${heroImages}`, and(eq(heroImages.image_url, url), eq(heroImages.is_active, true))),
    there(sql`${categories}`, eq(categories.featured_image, url)),
    there(sql`${vendors}`, and(eq(vendors.portrait, url), isHost)),
    there(sql`${testimonials}`, eq(testimonials.photo, url)),
    there(sql`${siteSettings}`, sql`${siteSettings.pictures} @> array[${url}]`),
  )
  const [row] = await db.select({ shown: sql<boolean>`${shown}` }).from(sql`(select 1) as one`)
  return row!.shown
}
