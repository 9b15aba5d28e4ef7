import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { heroImages } from '../../db/schema.ts'
import type { LiveSwitch } from '../common/content-type.ts'
import { WriteRefused } from '../common/write-refused.ts'

/** Serialises concurrent changes, since at most one hero image may be active. */
export async function lockHeroImages(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${heroImages} in share row exclusive mode`)
}

/** @returns the ids of those that were active. */
export async function deactivateAll(tx: Db): Promise<string[]> {
  const rows = await tx
    .update(heroImages)
    .set({ is_active: false })
    .where(eq(heroImages.is_active, true))
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
    if (on) await deactivateAll(tx)
    const rows = await tx
      .update(heroImages)
      .set({ is_active: on })
      .where(eq(heroImages.id, id))
      .returning({ id: heroImages.id })
    if (rows.length === 0) throw new WriteRefused('HERO_IMAGE_NOT_FOUND')
  },
}
