import type { Db } from '#server/platform/db/database.ts'
import { heroImages } from '#server/platform/db/schema.ts'
import { aPicture } from './picture.ts'

/** An inactive hero image with its own picture. */
export async function aHeroImage(db: Db, fields: Partial<typeof heroImages.$inferInsert> = {}) {
  const image_url = fields.image_url ?? (await aPicture(db, { bucket: 'hero-images' })).url
  const [row] = await db
    .insert(heroImages)
    .values({ title: 'Dawn over the Himalaya', ...fields, image_url })
    .returning()
  return row!
}
