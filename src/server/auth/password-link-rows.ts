import { isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { authPasswordLinks } from '../db/schema.ts'

/** Days for which an expired link is still distinguished from an unknown one. */
const rememberedDays = 7

/** No link stays that was made for a password before. */
export async function endPasswordLinks(db: Db): Promise<void> {
  await db
    .update(authPasswordLinks)
    .set({ ended_at: sql`now()` })
    .where(isNull(authPasswordLinks.ended_at))
}

export async function sweepPasswordLinks(db: Db): Promise<void> {
  const isForgotten = lt(authPasswordLinks.expires_at, sql`now() - make_interval(days => ${rememberedDays})`)
  await db.delete(authPasswordLinks).where(isForgotten)
}
