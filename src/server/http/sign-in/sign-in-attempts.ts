import type { Context } from 'hono'
import { serialize } from 'hono/utils/cookie'
import type { Logger } from 'pino'
import { adminMessages } from '#contract/messages.ts'
import {
  countAttempt,
  counterOf,
  forgetAttempts,
  takeBackAttempt,
  type Counter,
  type Refusal,
} from '#server/auth/attempts.ts'
import { knownFor, type KnownBrowsers } from '#server/auth/known-browsers.ts'
import { isAdminEmail, isHttps } from '#server/auth/constants.ts'
import type { AdminIdentity } from '#server/auth/visitor.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { answerError } from '../responses/api-errors.ts'
import { networkOf } from '../middleware/client-address.ts'
import { hashLimit } from './hash-limit.ts'
import { signInEvents, type TryAnswer, type TryOutcome } from './sign-in-events.ts'

export interface AttemptParts {
  db: Db
  config: Config
  log: Logger
  browsers: KnownBrowsers
}

/** A call that checks a password or a code. */
export interface Try {
  /** Below `/api/auth`. */
  path: string
  tries: 'password' | 'code'
  /** The signed-in admin who confirms a password or code; null for a sign-in. */
  admin: AdminIdentity | null
  address: string
  /** The e-mail as typed; null where the call has none. */
  email: string | null
  /** The unverified cookie of a browser that signed in before. */
  known: string | undefined
  send: () => Promise<Response>
}

/** Seconds for `Retry-After` when the queue is full. */
const busyFor = 5

/** @returns a function that counts an attempt, queues it, and handles the result. */
export function signInAttempts(parts: AttemptParts): (c: Context, given: Try) => Promise<Response> {
  const { db, config, browsers } = parts
  const lanes = { known: hashLimit(), strangers: hashLimit() }
  const events = signInEvents(parts)
  return async (c, given) => {
    const counters = await countersOf(parts, given)
    const run = async (inTurn: (send: Try['send']) => Promise<Response>) => {
      const refusal = await countAttempt(db, counters)
      if (refusal) {
        events.refused(given, refusal)
        return tooMany(c, refusal)
      }
      const answer = await inTurn(given.send)
      const said = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as TryAnswer
      const outcome = outcomeOf(answer, said)
      await settle(db, counters, outcome)
      await events.tried(given, outcome, said)
      const isTrusted = outcome === 'done' && (given.admin === null || given.path === '/change-password')
      return noStore(answer, isTrusted ? cookieOf(config, browsers.name, await browsers.issue()) : null)
    }
    if (given.tries === 'code') return run((send) => send())
    const lane = counters.some(({ kind }) => kind === 'address') ? lanes.strangers : lanes.known
    return (await lane(run)) ?? busy(c)
  }
}

/**
 * The rate limits of an attempt. Signed-in admins are counted by session, and a browser that signed in before by
 * itself: nobody else can use up their attempts, nor they those of others (docs/decisions/0033).
 */
async function countersOf(
  { config, browsers }: AttemptParts,
  { admin, email, address, known }: Try,
): Promise<Counter[]> {
  if (admin) return [counterOf('session', admin.session.id)]
  // A code belongs to a sign-in that the admin's password has begun.
  const isAdmins = email === null || isAdminEmail(email, config)
  const browser = known && isAdmins ? await browsers.recognise(known) : null
  if (browser) return [counterOf('browser', browser)]
  const byAddress = counterOf('address', networkOf(address))
  return email === null ? [byAddress] : [byAddress, counterOf('account', email)]
}

function outcomeOf(answer: Response, { twoFactorRedirect }: TryAnswer): TryOutcome {
  if (!answer.ok) return 'failed'
  return twoFactorRedirect ? 'code-needed' : 'done'
}

/** A correct password does not count against the account; a completed sign-in or confirmation resets the limits. */
async function settle(db: Db, counters: Counter[], outcome: TryOutcome): Promise<void> {
  if (outcome === 'failed') return
  for (const counter of counters.filter(({ kind }) => kind === 'account')) await takeBackAttempt(db, counter)
  if (outcome === 'done')
    await forgetAttempts(
      db,
      counters.filter(({ kind }) => kind !== 'account'),
    )
}

function tooMany(c: Context, { wait }: Refusal): Response {
  c.header('retry-after', String(wait))
  return answerError(c, { code: 'TOO_MANY_REQUESTS', status: 429, message: adminMessages.login.tooManyAttempts })
}

function busy(c: Context): Response {
  c.header('retry-after', String(busyFor))
  return answerError(c, { code: 'SERVICE_UNAVAILABLE', status: 503, message: adminMessages.login.busy })
}

function cookieOf({ siteUrl }: Config, name: string, value: string): string {
  const secure = isHttps(siteUrl)
  return serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: knownFor })
}

/** @returns the response with one more cookie and without caching. */
export function noStore(answer: Response, cookie: string | null = null): Response {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}
