import { randomBytes, randomUUID } from 'node:crypto'
import { eq, gt, lt, or, sql } from 'drizzle-orm'
import { ConfigError } from '../config.ts'
import type { Db } from '../db/database.ts'
import { authAccounts, authSessions, authTwoFactors, authUsers, authVerifications } from '../db/schema.ts'
import { sweepAttempts } from './attempts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { absoluteSessionTime } from './session-times.ts'

/** Nodes that start together create the one admin together: the first does it, the others find it. */
const adminLock = 5_310_662

/** A password to print once. */
export interface NewAdmin {
  email: string
  /** Null when it was given, and whoever gave it knows it. */
  generatedPassword: string | null
}

/** The admin as the environment names it. */
interface ConfiguredAdmin {
  email: string
  password: string | null
  /** The brand, which is no password. */
  brand?: string
}

/**
 * Makes sure that the one admin exists under the configured e-mail. A password is set on creation only;
 * under a new e-mail the admin stays the same person, and must sign in again.
 * @returns the admin when it was created just now, else null.
 * @throws ConfigError when the password to create it with is one that others would guess.
 */
export async function ensureAdmin(db: Db, admin: ConfiguredAdmin): Promise<NewAdmin | null> {
  if (await hasAdmin(db, admin.email)) return null
  if ((await db.$count(authUsers)) === 0) await refuseCommon(admin)
  const password = admin.password ?? generatePassword()
  const hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(adminLock))})`)
    const [user] = await tx.select({ id: authUsers.id, email: authUsers.email }).from(authUsers)
    if (user) {
      if (user.email !== admin.email) await rename(tx, user.id, admin.email)
      return null
    }
    await createAdmin(tx, admin.email, hash)
    return { email: admin.email, generatedPassword: admin.password === null ? password : null }
  })
}

/** What setting a password may do beside. */
export interface PasswordOptions {
  /** Also forget the second factor, for an admin who lost it. */
  withoutTwoFactor?: boolean
}

/** Sets the admin's password, from the command line: no old one is needed, and every session ends. */
export async function setAdminPassword(
  db: Db,
  email: string,
  password: string,
  { withoutTwoFactor = false }: PasswordOptions = {},
): Promise<void> {
  await ensureAdmin(db, { email, password })
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await tx.update(authAccounts).set({ password: hash })
    await tx.delete(authSessions)
    await tx.delete(authVerifications)
    if (!withoutTwoFactor) return
    await tx.delete(authTwoFactors)
    await tx.update(authUsers).set({ twoFactorEnabled: false })
  })
}

/** @returns a password nobody guesses: 144 bits, in letters that copy well. */
export function generatePassword(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Removes sessions, challenges and counts whose time is over, and ends those sessions earlier that began when they were
 * allowed more time without use.
 * @param idle seconds without use after which a session ends.
 */
export async function sweepSignIns(db: Db, idle: number): Promise<void> {
  const now = sql`now()`
  const idleEnd = sql`now() + make_interval(secs => ${idle})`
  const tooOld = lt(authSessions.createdAt, sql`now() - make_interval(secs => ${absoluteSessionTime})`)
  await db.delete(authSessions).where(or(lt(authSessions.expiresAt, now), tooOld))
  await db.update(authSessions).set({ expiresAt: idleEnd }).where(gt(authSessions.expiresAt, idleEnd))
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, now))
  await sweepAttempts(db)
}

async function refuseCommon({ email, password, brand = '' }: ConfiguredAdmin): Promise<void> {
  if (password === null || !(await isCommonPassword(password, [email, brand]))) return
  throw new ConfigError('ADMIN_PASSWORD: is easy to guess; choose another one')
}

async function hasAdmin(db: Db, email: string): Promise<boolean> {
  return (await db.$count(authUsers, eq(authUsers.email, email))) > 0
}

async function rename(tx: Db, id: string, email: string): Promise<void> {
  await tx.update(authUsers).set({ email }).where(eq(authUsers.id, id))
  await tx.delete(authSessions)
}

async function createAdmin(tx: Db, email: string, password: string): Promise<void> {
  const id = randomUUID()
  await tx.insert(authUsers).values({ id, email, name: 'Admin', emailVerified: true })
  await tx
    .insert(authAccounts)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password })
}
