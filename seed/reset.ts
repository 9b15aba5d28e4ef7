import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { buckets } from '#contract/pictures.ts'
import { forgetHistory, withoutRecording } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  blogs,
  categories,
  heroImages,
  pictures,
  previews,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '#server/platform/db/schema.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { cardsPrefix } from '#server/platform/media/share-cards/share-card.ts'
import { loadDemoIfEmpty } from './load.ts'

/** Removes all content with its pictures, previews and history, then loads the demo catalogue; categories and regions stay. */
export async function resetDemo(db: Db, storage: Storage, log: Logger): Promise<void> {
  await db.transaction(async (tx) => {
    await withoutRecording(tx)
    await tx.delete(testimonials)
    await tx.delete(tripImages)
    await tx.delete(trips)
    await tx.delete(vendors)
    await tx.delete(blogs)
    await tx.delete(heroImages)
    await tx.delete(previews)
    await tx.update(categories).set({ featured_image: null })
    await tx.delete(pictures)
    await forgetHistory(tx)
  })
  // Files are deleted after the commit, when no row references them; those left by a crash are deleted by the next
  // reset.
  for (const bucket of buckets) {
    await storage.removeAll(`${bucket}/`)
    await storage.removeAll(`variants/${bucket}/`)
  }
  await storage.removeAll(cardsPrefix)
  await db.execute(sql`analyze`)
  await loadDemoIfEmpty(db, storage, log)
}
