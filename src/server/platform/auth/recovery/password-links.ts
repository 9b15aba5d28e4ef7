import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { passwordLinkHours, type PasswordLinkState } from '#contract/admin/first-run/password-links.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import type { Db } from '../../db/database.ts'
import { authAccounts, authVerifications, pushDevices } from '../../db/schema.ts'
import { storePassword, withAdminLock } from '../admin-account.ts'
import { changeEmail } from '../admin-email.ts'
import { endEmailChange } from './email-change.ts'
import { endPasswordLinks, linkPrefix } from './password-link-rows.ts'
import { hashPassword, type HashCost } from '../password-hash.ts'

/** Stores a new link. @returns its token, which is stored nowhere. docs/decisions/0076 */
export async function createPasswordToken(db: Db): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + make_interval(hours => ${passwordLinkHours})`
  await db.insert(authVerifications).values({ id: randomUUID(), identifier: nameOf(token), value: 'open', expiresAt })
  return token
}

/** The token follows the `#`, which browsers send to no server: it is in no log and no referrer. */
export function passwordLink(siteUrl: string, token: string): string {
  return `${siteUrl}${adminPaths.setPassword}#${token}`
}

export async function passwordLinkState(db: Db, token: string): Promise<PasswordLinkState> {
  const [row] = await db
    .select({ state: authVerifications.value, isOver: sql<boolean>`${authVerifications.expiresAt} <= now()` })
    .from(authVerifications)
    .where(eq(authVerifications.identifier, nameOf(token)))
  if (!row) return 'unknown'
  if (row.state === 'used') return 'used'
  return row.isOver ? 'expired' : 'open'
}

/**
 * Sets the password, if the link is open: all other links end with it, and so do all sessions.
 * @param email also becomes the sign-in address; null keeps the stored one.
 * @returns the state that the link had.
 */
export async function setPasswordByLink(
  db: Db,
  token: string,
  { password, email = null }: { password: string; email?: string | null },
  cost?: HashCost,
): Promise<PasswordLinkState> {
  return db.transaction((tx) =>
    // If several people use links at the same time, the second one finds its link expired.
    withAdminLock(tx as Db, async () => {
      const state = await passwordLinkState(tx as Db, token)
      if (state !== 'open') return state
      await storePassword(tx as Db, await hashPassword(password, cost), { isChosen: true })
      if (email !== null) await changeEmail(tx as Db, email)
      return state
    }),
  )
}

/** Whether a password is set. */
export async function hasPassword(db: Db): Promise<boolean> {
  return (await db.$count(authAccounts, isNotNull(authAccounts.password))) > 0
}

/** Whether the admin chose the password: it does not come from the environment, and was not generated. */
export async function isPasswordChosen(db: Db): Promise<boolean> {
  return (await db.$count(authAccounts, isNotNull(authAccounts.passwordChosenAt))) > 0
}

/** After the admin changed the password, which ended the other sessions. */
export async function markPasswordChosen(db: Db): Promise<void> {
  await db.update(authAccounts).set({ passwordChosenAt: sql`now()` })
  await db.delete(pushDevices)
  await endPasswordLinks(db)
  await endEmailChange(db)
}

/** The token's hash, which cannot be turned back into a link. */
function nameOf(token: string): string {
  return linkPrefix + createHash('sha256').update(token).digest('hex')
}
