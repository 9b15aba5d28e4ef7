import { ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { authSessions, authUsers } from '../db/schema.ts'
import { endChallenges, endPasswordLinks } from './recovery/one-time-links.ts'

/** Sign-in address until the owner types another one. */
export const firstEmail = 'admin@hatheli.example'

/** @returns the stored sign-in address. Read each time: another node may have changed it. */
export async function adminEmail(db: Db): Promise<string> {
  const [user] = await db.select({ email: authUsers.email }).from(authUsers)
  return user?.email ?? firstEmail
}

export async function isAdminEmail(db: Db, typed: string): Promise<boolean> {
  return typed.trim().toLowerCase() === (await adminEmail(db))
}

/**
 * Ends every session but one, every link and every sign-in that has begun; known browsers end with the address they
 * are signed for.
 * @param session id of the session that continues.
 */
export async function changeEmail(tx: Db, email: string, session: string | null = null): Promise<void> {
  await tx.update(authUsers).set({ email, updatedAt: sql`now()` })
  await tx.delete(authSessions).where(session === null ? undefined : ne(authSessions.id, session))
  await endChallenges(tx)
  await endPasswordLinks(tx)
}
