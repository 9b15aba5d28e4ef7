import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import { commonPassword, passwordLimits } from '#contract/admin/account.ts'
import { passwordLinkPaths, type PasswordLinkState, type SignInHelp } from '#contract/admin/first-run/password-links.ts'
import { adminMessages } from '#contract/messages.ts'
import { countAttempt, counterOf, type Counter } from '#server/platform/auth/attempts.ts'
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts'
import { isAdminEmail } from '#server/platform/auth/constants.ts'
import { hasPassword, passwordLinkState, setPasswordByLink } from '#server/platform/auth/password-links.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import { storePasswordMail } from '#server/enquiries/mail/outbox.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'
import { apiErrorResponse, type ApiError } from '../../platform/http/responses/api-errors.ts'
import { hashLimit } from './hash-limit.ts'

interface PasswordLinkOptions {
  db: Db
  config: Config
  log: Logger
  /** A mail waits to be sent. */
  onMail: () => void
  /** @returns the name that passwords must not contain. */
  brand: () => Promise<string>
}

/** Characters; a token has 43. */
const longestToken = 200
const longestEmail = 320

const tokenSchema = z.object({ token: z.string().min(1).max(longestToken) })
const useSchema = tokenSchema.extend({ password: z.string() })
const mailSchema = z.object({ email: z.string().max(longestEmail) })

const malformed: ApiError = { code: 'BAD_REQUEST', status: 400, message: adminMessages.passwordLink.unknown }
const tooMany: ApiError = { code: 'TOO_MANY_REQUESTS', status: 429, message: adminMessages.passwordLink.tooMany }
const easyToGuess: ApiError = { code: commonPassword, status: 400, message: adminMessages.account.commonPassword }
const busy: ApiError = { code: 'SERVICE_UNAVAILABLE', status: 503, message: adminMessages.login.busy }

function wrongLength(): ApiError {
  const message = adminMessages.passwordLink.length(passwordLimits.min, passwordLimits.max)
  return { code: 'PASSWORD_LENGTH', status: 400, message }
}

function ended(state: Exclude<PasswordLinkState, 'open'>): ApiError {
  return { code: `LINK_${state.toUpperCase()}`, status: 410, message: adminMessages.passwordLink[state] }
}

/** One-time links to set the password, for an admin who cannot sign in: docs/decisions/0076. */
export function passwordLinkRoutes({ db, config, brand, log, onMail }: PasswordLinkOptions): Hono<VisitorEnv> {
  const limit = hashLimit()
  const inTurn = usesOfLinks()
  const networkFor = (c: Context) => networkOf(clientAddress(c, config.trustedProxies))

  /** @returns the refusal of one attempt too many. */
  async function refusal(c: Context, counters: Counter[]): Promise<Response | null> {
    const refused = await countAttempt(db, counters)
    if (!refused) return null
    c.header('retry-after', String(refused.wait))
    return apiErrorResponse(c, tooMany)
  }

  async function record(c: Context, event: string): Promise<void> {
    log.info({ event, address: clientAddress(c, config.trustedProxies) }, event)
    await recordEvent(db, { author: 'visitor', operation: event })
  }

  return new Hono<VisitorEnv>()
    .use(async (c, next) => {
      await next()
      c.res.headers.set('cache-control', 'no-store')
    })
    .get(pathOf('help'), async (c) => {
      const help: SignInHelp = { mail: config.mail !== null, password_set: await hasPassword(db) }
      return c.json(help)
    })
    .post(pathOf('check'), async (c) => {
      const refused = await refusal(c, [counterOf('link', networkFor(c))])
      if (refused) return refused
      const parsed = tokenSchema.safeParse(await bodyOf(c))
      if (!parsed.success) return apiErrorResponse(c, malformed)
      const state = await passwordLinkState(db, parsed.data.token)
      return state === 'open' ? c.json({ email: config.admin.email }) : apiErrorResponse(c, ended(state))
    })
    .post(pathOf('use'), async (c) => {
      const refused = await refusal(c, [counterOf('link', networkFor(c))])
      if (refused) return refused
      const parsed = useSchema.safeParse(await bodyOf(c))
      if (!parsed.success) return apiErrorResponse(c, malformed)
      const { token, password } = parsed.data
      const known = await passwordLinkState(db, token)
      if (known !== 'open') return apiErrorResponse(c, ended(known))
      const { min, max } = passwordLimits
      if (password.length < min || password.length > max || !isStorable(password)) {
        return apiErrorResponse(c, wrongLength())
      }
      if (await isCommonPassword(password, [config.admin.email, await brand()])) return apiErrorResponse(c, easyToGuess)
      const state = await inTurn(token, async () => {
        const now = await passwordLinkState(db, token)
        if (now !== 'open') return now
        return limit((enqueue) => enqueue(() => setPasswordByLink(db, token, password)))
      })
      if (state === null) return apiErrorResponse(c, busy)
      if (state !== 'open') return apiErrorResponse(c, ended(state))
      await record(c, 'password-set')
      return c.json({ email: config.admin.email })
    })
    .post(pathOf('mail'), async (c) => {
      if (!config.mail) return apiErrorResponse(c, { code: 'NOT_FOUND', status: 404, message: 'Not Found' })
      const parsed = mailSchema.safeParse(await bodyOf(c))
      if (!parsed.success) return apiErrorResponse(c, malformed)
      const { email } = parsed.data
      const refused = await refusal(c, [counterOf('mail', networkFor(c))])
      if (refused) return refused
      // The answer is the same for any address, and where the mailbox has had its mails.
      const isOver = await countAttempt(db, [counterOf('mailbox', email)])
      if (!isOver && isAdminEmail(email, config)) {
        await storePasswordMail(db)
        await record(c, 'password-link-mailed')
        onMail()
      }
      return c.json({}, 202)
    })
}

/** One after the other for each link: the first one hashes, the others find the link used instead of a full queue. */
function usesOfLinks() {
  const latest = new Map<string, Promise<unknown>>()
  return async <Result>(token: string, use: () => Promise<Result>): Promise<Result> => {
    const turn = (latest.get(token) ?? Promise.resolve()).then(use, use)
    latest.set(token, turn)
    try {
      return await turn
    } finally {
      if (latest.get(token) === turn) latest.delete(token)
    }
  }
}

function pathOf(name: keyof typeof passwordLinkPaths): string {
  return passwordLinkPaths[name].slice(passwordLinkPaths.help.length) || '/'
}

async function bodyOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => null)
}

/** Lone surrogates would be altered, and U+0000 is refused where passwords are typed at sign-in. */
function isStorable(password: string): boolean {
  return password.isWellFormed() && !password.includes('\0')
}
