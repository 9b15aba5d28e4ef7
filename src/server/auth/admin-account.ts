import { randomBytes, randomUUID } from 'node:crypto'
import { eq, gt, lt, or, sql } from 'drizzle-orm'
import { ConfigError } from '../config.ts'
import type { Db } from '../db/database.ts'
import { authAccounts, authSessions, authTwoFactors, authUsers, authVerifications } from '../db/schema.ts'
import { sweepAttempts } from './attempts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password-hash.ts'
import { absoluteSessionTime } from './session-times.ts'

/** Advisory lock: of several nodes that start at the same time, one creates the admin. */
const adminLock = 5_310_662

export interface NewAdmin {
  email: string
  /** To print once; null when the password was configured. */
  generatedPassword: string | null
}

/** From the environment. */
interface ConfiguredAdmin {
  email: string
  password: string | null
  /** Too easy to guess as a password. */
  brand?: string
}

/**
 * Ensures that the one admin exists under the configured e-mail. The password is set on creation only; changing the
 * e-mail keeps the account and ends its sessions.
 * @returns the admin if it was created by this call, else null.
 * @throws ConfigError when the initial password is easy to guess.
 */
export async function ensureAdmin(db: Db, admin: ConfiguredAdmin): Promise<NewAdmin | null> {
  if (await hasAdmin(db, admin.email)) return null
  if ((await db.$count(authUsers)) === 0) await rejectCommonPassword(admin)
  const password = admin.password ?? generatePassword()
  const hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(adminLock))})`)
    const [user] = await tx.select({ id: authUsers.id, email: authUsers.email }).from(authUsers)
    if (user) {
      if (user.email !== admin.email) await changeEmail(tx, user.id, admin.email)
      return null
    }
    await createAdmin(tx, admin.email, hash)
    return { email: admin.email, generatedPassword: admin.password === null ? password : null }
  })
}

export interface PasswordOptions {
  /** Also removes the second factor, for an admin who lost it. */
  withoutTwoFactor?: boolean
}

/** For the command line: needs no old password, and ends every session. */
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

/** @returns 144 random bits in base64url. */
export function generatePassword(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Removes expired sessions, challenges and counters, and shortens sessions that began under a longer idle timeout.
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

async function rejectCommonPassword({ email, password, brand = '' }: ConfiguredAdmin): Promise<void> {
  if (password === null || !(await isCommonPassword(password, [email, brand]))) return
  throw new ConfigError('ADMIN_PASSWORD: is easy to guess; choose another one')
}

async function hasAdmin(db: Db, email: string): Promise<boolean> {
  return (await db.$count(authUsers, eq(authUsers.email, email))) > 0
}

async function changeEmail(tx: Db, id: string, email: string): Promise<void> {
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
