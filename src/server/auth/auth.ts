import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { passwordLimits } from '#contract/admin/account.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { authAccounts, authSessions, authTwoFactors, authUsers, authVerifications } from '../db/schema.ts'
import { adminRole } from '../db/tables/auth-users.ts'
import { isOwnOrigin } from './own-origin.ts'
import { hashPassword, verifyPassword, type HashCost } from './password-hash.ts'
import { refreshAfter } from './session-times.ts'
import { authPath, clientAddressHeader, cookiePrefix, isHttps } from './constants.ts'

const userAgentLength = 300

/** What sign-in needs. */
export interface AuthParts {
  db: Db
  config: Config
  secret: string
  log: Logger
  /** How much work a hash of a password takes, where it is not to be what keeps guessers out. */
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
 * Sign-in by e-mail and password with an optional second factor, sessions held in the database.
 * Nobody can sign up. Tries are counted by `attempts.ts`, so the built-in counter is off.
 */
export function createAuth({ db, config, secret, log, hashCost }: AuthParts) {
  return betterAuth({
    appName: config.profile.brand_name,
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
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: adminRole } } },
    session: { expiresIn: config.sessionIdle, updateAge: refreshAfter(config.sessionIdle), freshAge: 0 },
    plugins: [twoFactor({ issuer: config.profile.brand_name })],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Otherwise it answers an error of the database itself, with its stack on the console.
    onAPIError: { throw: true },
    advanced: {
      cookiePrefix: cookiePrefix(config.siteUrl),
      // Off, since it puts `__Secure-` before every name; what it does beside stands in the next line.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(config.siteUrl) },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    databaseHooks: { session: { create: { before: shortenUserAgent } } },
    hooks: { before: fixedChoices },
    logger: {
      // What its warnings say, a wrong password above all, is logged as an event, with the address.
      level: 'error',
      log: (level, message, ...details) => log[level]({ part: 'sign-in', reason: reasonOf(details) }, message),
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** What the database said; the error around it quotes the query with its values, which no log may hold. */
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
 * What callers may not choose: a changed password ends every other session, every session ends after the set time without
 * use (one that is not remembered would live a day), and no browser is spared the second factor.
 */
const fixed: Record<string, object> = {
  '/change-password': { revokeOtherSessions: true },
  '/sign-in/email': { rememberMe: true },
  '/two-factor/verify-totp': { trustDevice: false },
  '/two-factor/verify-backup-code': { trustDevice: false },
}

const fixedChoices = createAuthMiddleware(async (ctx) => {
  const choices = fixed[ctx.path]
  return choices ? { context: { ...ctx, body: { ...ctx.body, ...choices } } } : undefined
})

/** Compares a password with the stored hash, and replaces a hash of other settings once the password is known. */
function verifyAndRenew({ db, log, hashCost }: Pick<AuthParts, 'db' | 'log' | 'hashCost'>) {
  /** The salted hash names its row; a password that was changed in the meantime stays. */
  const renew = async (hash: string, password: string) => {
    const renewed = await hashPassword(password, hashCost)
    await db.update(authAccounts).set({ password: renewed }).where(eq(authAccounts.password, hash))
  }
  return async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
    const { right, outdated } = await verifyPassword(hash, password, hashCost)
    if (right && outdated) await renew(hash, password).catch((err: unknown) => log.error({ err }, 'hash not renewed'))
    return right
  }
}
