import { like, lt, notLike, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { authVerifications } from '../../db/schema.ts'

/** Links to set the password are verifications with this identifier and a hash, and 'open' or 'used' as value. */
export const linkPrefix = 'password-link:'

/** Days for which an expired link is still distinguished from an unknown one. */
const rememberedDays = 7

/** Ends every link to set the password. */
export async function endPasswordLinks(db: Db): Promise<void> {
  await db
    .update(authVerifications)
    .set({ value: 'used' })
    .where(like(authVerifications.identifier, `${linkPrefix}%`))
}

/** Ends every sign-in that has begun. */
export async function endChallenges(db: Db): Promise<void> {
  await db.delete(authVerifications).where(notLike(authVerifications.identifier, `${linkPrefix}%`))
}

export async function sweepVerifications(db: Db): Promise<void> {
  const isForgotten = lt(authVerifications.expiresAt, sql`now() - make_interval(days => ${rememberedDays})`)
  await db.delete(authVerifications).where(isForgotten)
}
