import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  passwordLinkPaths,
  type OpenLink,
  type PasswordLinkState,
  type SignInHelp,
} from '#contract/admin/first-run/password-links.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminEmail, firstEmail, isAdminEmail } from '#server/platform/auth/admin-email.ts'
import { countAttempt, counterOf, type Counter } from '#server/platform/auth/attempts.ts'
import { hasPassword, passwordLinkState, setPasswordByLink } from '#server/platform/auth/recovery/password-links.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import { storePasswordMail } from '#server/enquiries/mail/outbox.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'
import { apiErrorResponse, type ApiError } from '../../platform/http/responses/api-errors.ts'
import { emailSchema } from './account-calls.ts'
import { bodyOf, emailLinkHandler, emergencyHandler, longestToken } from './emergency-handlers.ts'
import { hashLimit } from './hash-limit.ts'
import { passwordProblem } from './new-password.ts'
import { busy, tooManyAttempts } from './sign-in-attempts.ts'
import type { SignInParts } from './sign-in-parts.ts'

/** Characters. */
const longestEmail = 320

const tokenSchema = z.object({ token: z.string().min(1).max(longestToken) })
const useSchema = tokenSchema.extend({ password: z.string(), email: z.string().optional() })
const mailSchema = z.object({ email: z.string().max(longestEmail) })

const malformed: ApiError = { code: 'BAD_REQUEST', status: 400, message: adminMessages.passwordLink.unknown }
const invalidEmail: ApiError = { code: 'INVALID_EMAIL', status: 400, message: adminMessages.passwordLink.email }

function ended(state: Exclude<PasswordLinkState, 'open'>): ApiError {
  return { code: `LINK_${state.toUpperCase()}`, status: 410, message: adminMessages.passwordLink[state] }
}

/** One-time links and the emergency code, for an admin who cannot sign in: docs/decisions/0076. */
export function passwordLinkRoutes(options: SignInParts): Hono<VisitorEnv> {
  const { db, config, brand, log, mail, onMail } = options
  const limit = hashLimit()
  const inTurn = usesOfLinks()
  const networkFor = (c: Context) => networkOf(clientAddress(c, config.trustedProxies))

  /** @returns the refusal of one attempt too many. */
  async function refusal(c: Context, counters: Counter[]): Promise<Response | null> {
    const refused = await countAttempt(db, counters)
    return refused && tooManyAttempts(c, refused)
  }

  /** The first address belongs to no owner. */
  async function asksEmail(): Promise<boolean> {
    return config.admin.email === null && (await adminEmail(db)) === firstEmail
  }

  async function record(c: Context, event: string): Promise<void> {
    log.info({ event, address: clientAddress(c, config.trustedProxies) }, event)
    await recordEvent(db, { author: 'visitor', operation: event })
  }

  /** Each attempt at a link is counted; only one that can be used is answered. */
  function withLink<Input extends { token: string }>(
    schema: z.ZodType<Input>,
    answer: (c: Context, input: Input) => Promise<Response>,
  ) {
    return async (c: Context) => {
      const refused = await refusal(c, [counterOf('link', networkFor(c))])
      if (refused) return refused
      const parsed = schema.safeParse(await bodyOf(c))
      if (!parsed.success) return apiErrorResponse(c, malformed)
      const state = await passwordLinkState(db, parsed.data.token)
      return state === 'open' ? answer(c, parsed.data) : apiErrorResponse(c, ended(state))
    }
  }

  return new Hono<VisitorEnv>()
    .use(async (c, next) => {
      await next()
      c.res.headers.set('cache-control', 'no-store')
    })
    .get(pathOf('help'), async (c) => {
      const help: SignInHelp = { mail: (await mail.current()) !== null, password_set: await hasPassword(db) }
      return c.json(help)
    })
    .post(
      pathOf('check'),
      withLink(tokenSchema, async (c) => {
        const link: OpenLink = { email: await adminEmail(db), asks_email: await asksEmail() }
        return c.json(link)
      }),
    )
    .post(
      pathOf('use'),
      withLink(useSchema, async (c, { token, password, email: given }) => {
        const typed = (await asksEmail()) ? given : undefined
        const { data: email = null } = emailSchema.safeParse(typed)
        if (typed !== undefined && email === null) return apiErrorResponse(c, invalidEmail)
        const problem = await passwordProblem(password, [await adminEmail(db), email ?? '', await brand()])
        if (problem) return apiErrorResponse(c, problem)
        const state = await inTurn(token, async () => {
          const now = await passwordLinkState(db, token)
          if (now !== 'open') return now
          return limit((enqueue) => enqueue(() => setPasswordByLink(db, token, { password, email })))
        })
        if (state === null) return busy(c)
        if (state !== 'open') return apiErrorResponse(c, ended(state))
        await record(c, 'password-set')
        return c.json({ email: await adminEmail(db) })
      }),
    )
    .post(pathOf('emergency'), emergencyHandler(options, limit))
    .post(pathOf('email'), emailLinkHandler(options))
    .post(pathOf('mail'), async (c) => {
      if (!(await mail.current())) return apiErrorResponse(c, { code: 'NOT_FOUND', status: 404, message: 'Not Found' })
      const parsed = mailSchema.safeParse(await bodyOf(c))
      if (!parsed.success) return apiErrorResponse(c, malformed)
      const { email } = parsed.data
      const refused = await refusal(c, [counterOf('mail', networkFor(c))])
      if (refused) return refused
      // The answer is the same for any address, and where the mailbox has had its mails.
      const isOver = await countAttempt(db, [counterOf('mailbox', email)])
      if (!isOver && (await isAdminEmail(db, email))) {
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
