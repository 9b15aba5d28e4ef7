import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import { passwordLimits } from '#contract/account.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { authAccounts, authSessions, authTwoFactors, authUsers, authVerifications } from '../db/schema.ts'
import { adminRole } from '../db/tables/auth-users.ts'
import { isOwnOrigin } from './own-origin.ts'
import { sessionTimes } from './session-times.ts'
import { authPath, clientAddressHeader, cookiePrefix } from './sign-in-names.ts'

const userAgentLength = 300

/** What sign-in needs. */
export interface AuthParts {
  db: Db
  config: Config
  secret: string
  log: Logger
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
 * Nobody can sign up. Tries are counted by `attempts.ts`, by account and address, so the built-in counter is off.
 */
export function createAuth({ db, config, secret, log }: AuthParts) {
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
    },
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: adminRole } } },
    session: { expiresIn: sessionTimes.idle, updateAge: sessionTimes.refreshAfter, freshAge: 0 },
    plugins: [twoFactor({ issuer: config.profile.brand_name })],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: config.siteUrl.startsWith('https://'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    databaseHooks: { session: { create: { before: shortenUserAgent } } },
    hooks: { before: endOtherSessions },
    logger: {
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

/** A changed password ends every other session, whatever the caller asked for. */
const endOtherSessions = createAuthMiddleware(async (ctx) => {
  if (ctx.path !== '/change-password') return undefined
  return { context: { ...ctx, body: { ...ctx.body, revokeOtherSessions: true } } }
})
