import type { Context } from 'hono'
import { z } from 'zod'
import { adminMessages } from '#contract/messages.ts'
import { adminEmail } from '#server/platform/auth/admin-email.ts'
import { countAttempt, counterOf, forgetAttempts } from '#server/platform/auth/attempts.ts'
import { openEmailLink } from '#server/platform/auth/recovery/email-change.ts'
import { isEmergencyCode, setPasswordByEmergencyCode } from '#server/platform/auth/recovery/emergency-code.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import { clientAddress, networkOf } from '../../platform/http/middleware/client-address.ts'
import { apiErrorResponse, type ApiError } from '../../platform/http/responses/api-errors.ts'
import type { HashLimit } from './hash-limit.ts'
import { passwordProblem } from './new-password.ts'
import { busy, tooManyAttempts } from './sign-in-attempts.ts'
import type { SignInParts } from './sign-in-parts.ts'
import { emergencyPath, signInEvents } from './sign-in-events.ts'

/** Characters; a token has 43, a code 29. */
export const longestToken = 200

const emergencySchema = z.object({ code: z.string().max(longestToken), password: z.string() })
const linkSchema = z.object({ token: z.string().max(longestToken) })

const wrongCode: ApiError = { code: 'INVALID_EMERGENCY_CODE', status: 400, message: adminMessages.passwordLink.code }
const unknownLink: ApiError = { code: 'LINK_UNKNOWN', status: 410, message: adminMessages.passwordLink.emailLink }

/** Sets a password with the emergency code. A refusal is the same whether there is a sheet or not. */
export function emergencyHandler({ db, config, brand, log }: SignInParts, limit: HashLimit) {
  const events = signInEvents({ db, log })
  return async (c: Context): Promise<Response> => {
    const address = clientAddress(c, config.trustedProxies)
    const attempt = {
      path: emergencyPath,
      checks: 'code',
      admin: null,
      person: undefined,
      address,
      email: null,
    } as const
    const counter = counterOf('emergency', networkOf(address))
    const refused = await countAttempt(db, [counter])
    if (refused) {
      await events.refused(attempt, refused)
      return tooManyAttempts(c, refused)
    }
    const parsed = emergencySchema.safeParse(await bodyOf(c))
    if (!parsed.success) return apiErrorResponse(c, wrongCode)
    const { code, password } = parsed.data
    // First, so that a bad password does not reveal whether the code is right.
    const problem = await passwordProblem(password, [await adminEmail(db), await brand()])
    if (problem) return apiErrorResponse(c, problem)
    const isRight =
      (await isEmergencyCode(db, code)) &&
      (await limit((enqueue) => enqueue(() => setPasswordByEmergencyCode(db, code, password))))
    if (isRight === null) return busy(c)
    await events.attempted(attempt, isRight ? 'done' : 'failed', { code: wrongCode.code })
    if (!isRight) return apiErrorResponse(c, wrongCode)
    await forgetAttempts(db, [counter])
    return c.json({ email: await adminEmail(db) })
  }
}

/** Opens a link that confirms a new sign-in address. */
export function emailLinkHandler({ db, config, log }: SignInParts) {
  return async (c: Context): Promise<Response> => {
    const address = clientAddress(c, config.trustedProxies)
    const refused = await countAttempt(db, [counterOf('link', networkOf(address))])
    if (refused) return tooManyAttempts(c, refused)
    const parsed = linkSchema.safeParse(await bodyOf(c))
    if (!parsed.success || config.admin.email !== null) return apiErrorResponse(c, unknownLink)
    const result = await openEmailLink(db, parsed.data.token)
    if (result === 'unknown') return apiErrorResponse(c, unknownLink)
    if (result === 'changed') {
      log.info({ event: 'email-changed', address }, 'email-changed')
      await recordEvent(db, { author: 'visitor', operation: 'email-changed' })
    }
    return c.json({ result, email: await adminEmail(db) })
  }
}

export async function bodyOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => null)
}
