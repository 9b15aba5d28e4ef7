import { isNotNull, sql } from 'drizzle-orm'
import { passwordLinkHours, type PasswordLinkState } from '#contract/admin/first-run/password-links.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import type { Db } from '../../db/database.ts'
import { authAccounts, pushDevices } from '../../db/schema.ts'
import { changeAccount, storePassword } from '../admin-account.ts'
import { changeEmail } from '../admin-email.ts'
import { createToken, endEmailChange, endPasswordLinks, findLink, linkKinds } from './one-time-links.ts'
import { hashPassword, type HashCost } from '../password-hash.ts'

/** @returns the token of a new link. */
export function createPasswordToken(db: Db): Promise<string> {
  return createToken(db, linkKinds.password, 'open', passwordLinkHours)
}

/** The token follows the `#`, which browsers send to no server: it is in no log and no referrer. */
export function passwordLink(siteUrl: string, token: string): string {
  return `${siteUrl}${adminPaths.setPassword}#${token}`
}

export async function passwordLinkState(db: Db, token: string): Promise<PasswordLinkState> {
  const link = await findLink(db, linkKinds.password, token)
  if (!link) return 'unknown'
  if (link.value === 'used') return 'used'
  return link.isOver ? 'expired' : 'open'
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
  // If several people use links at the same time, the second one finds its link expired.
  return changeAccount(db, async (tx) => {
    const state = await passwordLinkState(tx, token)
    if (state !== 'open') return state
    await storePassword(tx, await hashPassword(password, cost), { isChosen: true })
    if (email !== null) await changeEmail(tx, email)
    return state
  })
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
