import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { heroImages } from '../../platform/db/schema.ts'
import type { LiveSwitch } from '../../api/content-type.ts'
import { lockHeroImages } from '../../api/writes/lock-hero-images.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'

/**
 * One that stays active is not touched, or two changes of it would be recorded.
 * @param except the id of the one that is to be active; null for a new one.
 * @returns the ids of those that were active.
 */
export async function deactivateOthers(tx: Db, except: string | null): Promise<string[]> {
  const rows = await tx
    .update(heroImages)
    .set({ is_active: false })
    .where(and(eq(heroImages.is_active, true), except === null ? undefined : ne(heroImages.id, except)))
    .returning({ id: heroImages.id })
  return rows.map(({ id }) => id)
}

/** Shows a hero image on the home page, in the place of any other, or takes it off. */
export const heroImageSwitch: LiveSwitch = {
  async lock(tx, id) {
    await lockHeroImages(tx)
    const [row] = await tx.select({ title: heroImages.title }).from(heroImages).where(eq(heroImages.id, id))
    return row?.title ?? null
  },
  async set(tx, id, on) {
    await lockHeroImages(tx)
    if (on) await deactivateOthers(tx, id)
    const rows = await tx
      .update(heroImages)
      .set({ is_active: on })
      .where(eq(heroImages.id, id))
      .returning({ id: heroImages.id })
    if (rows.length === 0) throw new WriteRefused('HERO_IMAGE_NOT_FOUND')
  },
}
