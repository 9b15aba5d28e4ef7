import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { authAccounts } from '../../db/schema.ts'
import { changeAccount, removeTwoFactor, storePassword } from '../admin-account.ts'
import { hashPassword, type HashCost } from '../password-hash.ts'
import { hashOfCode, newPaperCode, paperCodeOf } from './paper-codes.ts'

/** 125 random bits. */
const groups = 5

/** Replaces the stored code. @returns the new one, which is stored only as a hash. */
export async function makeEmergencyCode(db: Db): Promise<string> {
  const code = newPaperCode(groups)
  await db.update(authAccounts).set({ emergencyCodeHash: hashOfCode(code), emergencyCodeMadeAt: sql`now()` })
  return code
}

export async function removeEmergencyCode(db: Db): Promise<void> {
  await db.update(authAccounts).set({ emergencyCodeHash: null, emergencyCodeMadeAt: null })
}

export async function emergencyCodeMadeAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: authAccounts.emergencyCodeMadeAt }).from(authAccounts)
  return row?.at ?? null
}

export async function isEmergencyCode(db: Db, typed: string): Promise<boolean> {
  return (await db.$count(authAccounts, isCode(typed))) > 0
}

/**
 * Sets the password and switches two-factor sign-in off, since the phone may be lost with the password. The code
 * works once; all sessions and links end.
 * @returns whether the code was right.
 */
export async function setPasswordByEmergencyCode(
  db: Db,
  typed: string,
  password: string,
  cost?: HashCost,
): Promise<boolean> {
  return changeAccount(db, async (tx) => {
    if (!(await isEmergencyCode(tx, typed))) return false
    await storePassword(tx, await hashPassword(password, cost), { isChosen: true })
    await removeTwoFactor(tx)
    await removeEmergencyCode(tx)
    return true
  })
}

function isCode(typed: string) {
  return eq(authAccounts.emergencyCodeHash, hashOfCode(paperCodeOf(typed)))
}
