import type { Context } from 'hono'
import { serialize } from 'hono/utils/cookie'
import { accountCalls } from '#contract/admin/installation/account.ts'
import { adminMessages } from '#contract/messages.ts'
import {
  countAttempt,
  counterOf,
  forgetAttempts,
  takeBackAttempt,
  type Counter,
  type Refusal,
} from '#server/platform/auth/attempts.ts'
import { knownFor, type KnownBrowsers } from '#server/platform/auth/known-browsers.ts'
import { isAdminEmail } from '#server/platform/auth/admin-email.ts'
import { isHttps } from '#server/platform/auth/constants.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { apiErrorResponse } from '../../platform/http/responses/api-errors.ts'
import { networkOf } from '../../platform/http/middleware/client-address.ts'
import { hashLimit } from './hash-limit.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { signInEvents, type AuthResponseBody, type AttemptOutcome, type LoggedAttempt } from './sign-in-events.ts'

interface AttemptParts extends Pick<SignInParts, 'db' | 'config' | 'log'> {
  browsers: KnownBrowsers
}

interface Attempt extends LoggedAttempt {
  /** The unverified cookie of a browser that signed in before. */
  known: string | undefined
  send: () => Promise<Response>
}

/** Calls that end the known browsers, and so renew this one. */
const renewing: string[] = ['/change-password', accountCalls.changeEmail]

/** Seconds for `Retry-After` when the queue is full. */
const busyRetryAfter = 5

/** @returns a function that counts an attempt, queues it, and handles the result. */
export function signInAttempts(parts: AttemptParts): (c: Context, attempt: Attempt) => Promise<Response> {
  const { db, config, browsers } = parts
  const limits = { known: hashLimit(), others: hashLimit() }
  const events = signInEvents(parts)
  return async (c, attempt) => {
    const counters = await countersOf(parts, attempt)
    const run = async (enqueue: (send: Attempt['send']) => Promise<Response>) => {
      const refusal = await countAttempt(db, counters)
      if (refusal) {
        await events.refused(attempt, refusal)
        return tooManyAttempts(c, refusal)
      }
      const response = await enqueue(attempt.send)
      const body = (await response
        .clone()
        .json()
        .catch(() => ({}))) as AuthResponseBody
      const outcome = outcomeOf(response, body)
      await settle(db, counters, outcome)
      await events.attempted(attempt, outcome, body)
      const isTrusted = outcome === 'done' && (attempt.admin === null || renewing.includes(attempt.path))
      return noStore(response, isTrusted ? cookieOf(config, browsers.name, await browsers.issue()) : null)
    }
    if (attempt.checks === 'code') return run((send) => send())
    const limit = counters.some(({ kind }) => kind === 'address') ? limits.others : limits.known
    return (await limit(run)) ?? busy(c)
  }
}

/**
 * The rate limits of an attempt. Signed-in admins are counted by session, and browsers that have signed in before
 * have a counter each, so that strangers cannot use up their attempts (docs/decisions/0010).
 */
async function countersOf(
  { db, browsers }: AttemptParts,
  { admin, email, address, known }: Attempt,
): Promise<Counter[]> {
  if (admin) return [counterOf('session', admin.session.id)]
  // A code belongs to a sign-in that the admin's password has begun.
  const isAdmins = email === null || (await isAdminEmail(db, email))
  const browser = known && isAdmins ? await browsers.recognise(known) : null
  if (browser) return [counterOf('browser', browser)]
  const byAddress = counterOf('address', networkOf(address))
  return email === null ? [byAddress] : [byAddress, counterOf('account', email)]
}

function outcomeOf(response: Response, { twoFactorRedirect }: AuthResponseBody): AttemptOutcome {
  if (!response.ok) return 'failed'
  return twoFactorRedirect ? 'code-needed' : 'done'
}

/** A correct password does not count against the account; a completed sign-in or confirmation resets the limits. */
async function settle(db: Db, counters: Counter[], outcome: AttemptOutcome): Promise<void> {
  if (outcome === 'failed') return
  for (const counter of counters.filter(({ kind }) => kind === 'account')) await takeBackAttempt(db, counter)
  if (outcome === 'done')
    await forgetAttempts(
      db,
      counters.filter(({ kind }) => kind !== 'account'),
    )
}

export function tooManyAttempts(c: Context, { wait }: Refusal): Response {
  c.header('retry-after', String(wait))
  return apiErrorResponse(c, { code: 'TOO_MANY_REQUESTS', status: 429, message: adminMessages.login.tooManyAttempts })
}

export function busy(c: Context): Response {
  c.header('retry-after', String(busyRetryAfter))
  return apiErrorResponse(c, { code: 'SERVICE_UNAVAILABLE', status: 503, message: adminMessages.login.busy })
}

function cookieOf({ siteUrl }: Config, name: string, value: string): string {
  const secure = isHttps(siteUrl)
  return serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: knownFor })
}

/** @returns the response with one more cookie and without caching. */
export function noStore(response: Response, cookie: string | null = null): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
