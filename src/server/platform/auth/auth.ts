import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { passwordLimits } from '#contract/admin/installation/account.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/database.ts'
import { authAccounts, authSessions, authTwoFactors, authUsers, authVerifications } from '../db/schema.ts'
import { adminRole } from '../db/tables/auth/auth-users.ts'
import { isOwnOrigin } from './own-origin.ts'
import { newPaperCode, paperCodeOf } from './recovery/paper-codes.ts'
import { hashPassword, verifyPassword, type HashCost } from './password-hash.ts'
import { idleSessionTime, sessionRefreshTime } from './session-times.ts'
import { authPath, clientAddressHeader, cookiePrefix, isHttps } from './constants.ts'

const recoveryCodes = { amount: 10, groups: 2 }

function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes.amount }, () => newPaperCode(recoveryCodes.groups))
}

const userAgentLength = 300

export interface AuthParts {
  db: Db
  config: Config
  /** Shown by apps that generate two-factor codes. */
  brand: string
  secret: string
  log: Logger
  /** Cheaper in tests. */
  hashCost?: HashCost
}

const tables = {
  user: authUsers,
  session: authSessions,
  account: authAccounts,
  verification: authVerifications,
  twoFactor: authTwoFactors,
}

/**
 * Sign-in by e-mail and password with an optional second factor, and sessions in the database: docs/decisions/0010.
 * Sign-up is disabled. `attempts.ts` limits attempts, so the built-in rate limit is off.
 */
export function createAuth({ db, config, brand, secret, log, hashCost }: AuthParts) {
  return betterAuth({
    appName: brand,
    baseURL: config.siteUrl,
    basePath: authPath,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: tables }),
    trustedOrigins: (request) => ownOriginOf(request, config),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLimits.min,
      maxPasswordLength: passwordLimits.max,
      password: {
        hash: (password) => hashPassword(password, hashCost),
        verify: verifyAndRenew({ db, log, hashCost }),
      },
    },
    // Expired links to set the password are still recognised; `sweepSignIns` deletes them later.
    verification: { disableCleanup: true },
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: adminRole } } },
    session: { expiresIn: idleSessionTime, updateAge: sessionRefreshTime, freshAge: 0 },
    plugins: [
      twoFactor({
        issuer: brand,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes, storeBackupCodes: 'encrypted' },
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Otherwise it responds to a database error itself, and prints the stack to the console.
    onAPIError: { throw: true },
    advanced: {
      cookiePrefix: cookiePrefix(config.siteUrl),
      // Off, since it prefixes every name with `__Secure-`; the next line does the rest of it.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(config.siteUrl) },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    databaseHooks: { session: { create: { before: shortenUserAgent } } },
    hooks: { before: overwriteFields },
    logger: {
      // Its warnings, such as a wrong password, are logged by us as events with the client's address.
      level: 'error',
      log: (level, message, ...details) => log[level]({ part: 'sign-in', reason: reasonOf(details) }, message),
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** The message of the database; Drizzle's error around it quotes the query's values, which must not be logged. */
function reasonOf(details: unknown[]): string | undefined {
  const error = details.find((each) => each instanceof Error)
  return error?.cause instanceof Error ? error.cause.message : error?.name
}

function ownOriginOf(request: Request | undefined, config: Config): string[] {
  const origin = request?.headers.get('origin')
  return request && origin && isOwnOrigin(origin, request.url, config) ? [origin] : []
}

async function shortenUserAgent<T extends { userAgent?: string | null }>(session: T) {
  return { data: { ...session, userAgent: session.userAgent?.slice(0, userAgentLength) } }
}

/**
 * Fields of requests that are overwritten: a new password ends every other session, every session has the configured
 * idle timeout (without `rememberMe` it would be a day), and no browser can skip the second factor.
 */
const overwrites: Record<string, object> = {
  '/change-password': { revokeOtherSessions: true },
  '/sign-in/email': { rememberMe: true },
  '/two-factor/verify-totp': { trustDevice: false },
  '/two-factor/verify-backup-code': { trustDevice: false },
}

const overwriteFields = createAuthMiddleware(async (ctx) => {
  const fields = overwrites[ctx.path]
  if (!fields) return undefined
  const body = { ...ctx.body, ...fields }
  if (ctx.path === '/two-factor/verify-backup-code') body.code = paperCodeOf(body.code)
  return { context: { ...ctx, body } }
})

/** Rehashes the password with today's settings after it was verified against an outdated hash. */
function verifyAndRenew({ db, log, hashCost }: Pick<AuthParts, 'db' | 'log' | 'hashCost'>) {
  /** The old hash in the condition identifies the row, and keeps a password that was changed in the meantime. */
  const renew = async (hash: string, password: string) => {
    const renewed = await hashPassword(password, hashCost)
    await db.update(authAccounts).set({ password: renewed }).where(eq(authAccounts.password, hash))
  }
  return async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
    const { matches, outdated } = await verifyPassword(hash, password, hashCost)
    if (matches && outdated)
      await renew(hash, password).catch((err: unknown) => log.error({ err }, 'password hash not renewed'))
    return matches
  }
}
