import { randomBytes, randomUUID } from 'node:crypto'
import { eq, lt, or, sql } from 'drizzle-orm'
import { ConfigError } from '../config/config.ts'
import type { Db } from '../db/database.ts'
import { authAccounts, authSessions, authTwoFactors, authUsers, pushDevices } from '../db/schema.ts'
import { sweepAttempts } from './attempts.ts'
import { changeEmail, firstEmail } from './admin-email.ts'
import { isCommonPassword } from './common-passwords.ts'
import { endChallenges, endPasswordLinks, sweepVerifications } from './recovery/one-time-links.ts'
import { hashPassword } from './password-hash.ts'
import { absoluteSessionTime } from './session-times.ts'

/** Advisory lock: of several nodes that start at the same time, one creates the admin. Its password is set by one at a time. */
const adminLock = 5_310_662

/** From the environment. */
interface ConfiguredAdmin {
  /** Null: the stored address counts. */
  email: string | null
  password: string | null
  /** Too easy to guess as a password. */
  brand?: string
}

/**
 * Ensures that the one admin exists, under the configured e-mail where there is one. A configured password is set if
 * none is stored; without one sign-in is impossible until a link sets it (docs/decisions/0076).
 * @throws ConfigError when the initial password is easy to guess.
 */
export async function ensureAdmin(db: Db, admin: ConfiguredAdmin): Promise<void> {
  const { email, password } = admin
  const [account] = await selectAccount(db)
  const isFirstPassword = password !== null && !account?.hasPassword
  const wanted = email ?? account?.email ?? firstEmail
  if (account?.email === wanted && !isFirstPassword) return
  if (isFirstPassword) await rejectCommonPassword({ ...admin, email: wanted })
  const hash = isFirstPassword ? await hashPassword(password) : null
  await changeAccount(db, async (tx) => {
    const [stored] = await selectAccount(tx)
    if (!stored) return createAdmin(tx, wanted, hash)
    if (email !== null && stored.email !== email) await changeEmail(tx, email)
    if (hash && !stored.hasPassword) await storePassword(tx, hash, { isChosen: false })
  })
}

/** Runs what changes the account in a transaction, one after the other. */
export function changeAccount<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(adminLock))})`)
    return work(tx as Db)
  })
}

export interface PasswordOptions {
  /** Whether the admin chose it; otherwise it was generated. */
  isChosen?: boolean
  /** Also removes the second factor, for an admin who lost it. */
  withoutTwoFactor?: boolean
}

/** For the command line: needs no old password, and ends every session. */
export async function setAdminPassword(
  db: Db,
  email: string | null,
  password: string,
  { isChosen = true, withoutTwoFactor = false }: PasswordOptions = {},
): Promise<void> {
  await ensureAdmin(db, { email, password: null })
  const hash = await hashPassword(password)
  await changeAccount(db, async (tx) => {
    await storePassword(tx, hash, { isChosen })
    if (withoutTwoFactor) await removeTwoFactor(tx)
  })
}

/** Ends every session, every sign-in that has begun, every link to set the password and all notifications. */
export async function storePassword(tx: Db, hash: string, { isChosen }: { isChosen: boolean }): Promise<void> {
  await tx.update(authAccounts).set({ password: hash, passwordChosenAt: isChosen ? sql`now()` : null })
  await tx.delete(authSessions)
  await tx.delete(pushDevices)
  await endChallenges(tx)
  await endPasswordLinks(tx)
}

export async function removeTwoFactor(tx: Db): Promise<void> {
  await tx.delete(authTwoFactors)
  await tx.update(authUsers).set({ twoFactorEnabled: false })
}

/** @returns 144 random bits in base64url. */
export function generatePassword(): string {
  return randomBytes(18).toString('base64url')
}

/** Removes expired sessions, challenges and counters. */
export async function sweepSignIns(db: Db): Promise<void> {
  const now = sql`now()`
  const tooOld = lt(authSessions.createdAt, sql`now() - make_interval(secs => ${absoluteSessionTime})`)
  await db.delete(authSessions).where(or(lt(authSessions.expiresAt, now), tooOld))
  await sweepVerifications(db)
  await sweepAttempts(db)
}

async function rejectCommonPassword({
  email,
  password,
  brand = '',
}: ConfiguredAdmin & { email: string }): Promise<void> {
  if (password === null || !(await isCommonPassword(password, [email, brand]))) return
  throw new ConfigError('ADMIN_PASSWORD: is easy to guess; choose another one')
}

function selectAccount(db: Db) {
  return db
    .select({
      email: authUsers.email,
      hasPassword: sql<boolean>`${authAccounts.password} is not null`,
    })
    .from(authUsers)
    .leftJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
}

async function createAdmin(tx: Db, email: string, password: string | null): Promise<void> {
  const id = randomUUID()
  await tx.insert(authUsers).values({ id, email, name: 'Admin', emailVerified: true })
  await tx
    .insert(authAccounts)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password })
}
