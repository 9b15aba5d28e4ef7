import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq, like, lt, notLike, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { authVerifications } from '../../db/schema.ts'

/** Links are verifications with one of these and a hash as identifier. */
export const linkKinds = { password: 'password-link:', email: 'email-change:' } as const
type LinkKind = (typeof linkKinds)[keyof typeof linkKinds]

/** Days for which an expired link is still distinguished from an unknown one. */
const rememberedDays = 7

/** Stores a new link. @returns its token, which is stored nowhere: docs/decisions/0076. */
export async function createToken(db: Db, kind: LinkKind, value: string, hours: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await storeVerification(db, nameOf(kind, token), value, hours)
  return token
}

export async function findLink(db: Db, kind: LinkKind, token: string) {
  return findVerification(db, nameOf(kind, token))
}

export async function storeVerification(db: Db, identifier: string, value: string, hours: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(hours => ${hours})`
  await db.insert(authVerifications).values({ id: randomUUID(), identifier, value, expiresAt })
}

export async function findVerification(db: Db, identifier: string) {
  const [found] = await db
    .select({ value: authVerifications.value, isOver: sql<boolean>`${authVerifications.expiresAt} <= now()` })
    .from(authVerifications)
    .where(eq(authVerifications.identifier, identifier))
  return found ?? null
}

/** Ends every link to set the password. */
export async function endPasswordLinks(db: Db): Promise<void> {
  await db
    .update(authVerifications)
    .set({ value: 'used' })
    .where(like(authVerifications.identifier, `${linkKinds.password}%`))
}

export async function endEmailChange(db: Db): Promise<void> {
  await db.delete(authVerifications).where(like(authVerifications.identifier, `${linkKinds.email}%`))
}

/** Ends every sign-in that has begun, and a change of the address. */
export async function endChallenges(db: Db): Promise<void> {
  await db.delete(authVerifications).where(notLike(authVerifications.identifier, `${linkKinds.password}%`))
}

export async function sweepVerifications(db: Db): Promise<void> {
  const isForgotten = lt(authVerifications.expiresAt, sql`now() - make_interval(days => ${rememberedDays})`)
  await db.delete(authVerifications).where(isForgotten)
}

/** The token's hash, which cannot be turned back into a link. */
function nameOf(kind: LinkKind, token: string): string {
  return kind + createHash('sha256').update(token).digest('hex')
}
