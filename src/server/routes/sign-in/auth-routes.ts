import { sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { notSignedIn } from '#contract/admin/fields.ts'
import { passwordLimits } from '#contract/admin/installation/account.ts'
import { personHeader, readPerson } from '#contract/http/person-header.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminEmail } from '#server/platform/auth/admin-email.ts'
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts'
import { knownBrowsers } from '#server/platform/auth/known-browsers.ts'
import { markPasswordChosen } from '#server/platform/auth/recovery/password-links.ts'
import { authPath, clientAddressHeader } from '#server/platform/auth/constants.ts'
import { apiErrorResponse, type ApiError } from '../../platform/http/responses/api-errors.ts'
import { clientAddress } from '../../platform/http/middleware/client-address.ts'
import { openAuthCalls } from './open-auth-calls.ts'
import { confirm, confirmedCalls, ownStates } from './confirmed-calls.ts'
import { easyToGuess } from './new-password.ts'
import { noStore, signInAttempts } from './sign-in-attempts.ts'
import type { SignInParts } from './sign-in-parts.ts'
import type { VisitorEnv } from '../../platform/http/middleware/session-middleware.ts'

const notFound: ApiError = { code: 'NOT_FOUND', status: 404, message: 'Not Found' }
const malformedText: ApiError = { code: 'BAD_REQUEST', status: 400, message: adminMessages.fields.damagedText }

/** The calls of Better Auth that the back office uses, with rate limits and logged events. */
export function authRoutes(options: SignInParts): Hono<VisitorEnv> {
  const { auth, brand, config, db, log } = options
  const browsers = knownBrowsers(options)
  const handleAttempt = signInAttempts({ ...options, browsers })
  return new Hono<VisitorEnv>().all('*', async (c) => {
    const path = c.req.path.slice(authPath.length)
    const call = openAuthCalls[path]
    if (call?.method !== c.req.method) return apiErrorResponse(c, notFound)
    // Always read: an expired session ends here, before Better Auth would extend it.
    const admin = await c.var.visitor.admin()
    if (call.signedIn && !admin) return apiErrorResponse(c, { code: 'UNAUTHORIZED', ...notSignedIn.UNAUTHORIZED })
    const address = clientAddress(c, config.trustedProxies)
    const { request, body } = await requestFrom(c, address)
    if (hasMalformedText(body)) return apiErrorResponse(c, malformedText)
    if (path === '/change-password' && (await setsCommonPassword(body, [await adminEmail(db), await brand()])))
      return apiErrorResponse(c, easyToGuess)
    const state = ownStates[path]
    if (state) return noStore(Response.json(await state(options)))
    const library = await auth()
    const confirmed = confirmedCalls[path]
    const prepared = admin && (await confirmed?.prepare(options, admin, body))
    if (prepared && 'code' in prepared) return apiErrorResponse(c, prepared)
    const needsCode = confirmed?.asksCode === true && admin?.twoFactorEnabled === true
    const send = async () => {
      const response = await (prepared
        ? confirm(library, request.headers, body, { ...prepared, needsCode })
        : library.handler(request))
      // The library hides errors of the database; they are thrown here.
      if (response.status >= 500) await db.execute(sql`select 1`)
      return response
    }
    if (call.checks) {
      const isSignIn = path === '/sign-in/email'
      const response = await handleAttempt(c, {
        path,
        checks: call.checks,
        admin: isSignIn ? null : admin,
        person: readPerson(c.req.header(personHeader)),
        address,
        email: isSignIn && typeof body.email === 'string' ? body.email : null,
        known: getCookie(c, browsers.name),
        send,
      })
      if (path === '/change-password' && response.ok) await markPasswordChosen(db)
      if (response.ok) prepared?.afterwards?.()
      return response
    }
    const response = await send()
    if (response.ok && admin && call.event)
      log.info({ event: call.event, address, session: admin.session.id }, call.event)
    return noStore(response)
  })
}

/** The request for Better Auth: with its body read, and with the trusted client address. */
async function requestFrom(c: Context, address: string) {
  const headers = new Headers(c.req.raw.headers)
  headers.set(clientAddressHeader, address)
  const bytes = c.req.method === 'POST' ? await c.req.arrayBuffer() : null
  // The library would require a content type even for an empty body.
  const request = new Request(c.req.url, { method: c.req.method, headers, body: bytes?.byteLength ? bytes : null })
  return { request, body: fieldsOf(bytes) }
}

function fieldsOf(bytes: ArrayBuffer | null): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes ?? undefined))
    return body !== null && typeof body === 'object' ? { ...body } : {}
  } catch {
    return {}
  }
}

/** The library passes texts to the database unchecked, which refuses U+0000 and alters lone surrogates. */
function hasMalformedText(body: Record<string, unknown>): boolean {
  return Object.values(body).some(
    (value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()),
  )
}

/** Whether a call would set a common password; Better Auth checks the other rules itself. */
async function setsCommonPassword({ newPassword }: Record<string, unknown>, names: string[]) {
  if (typeof newPassword !== 'string') return false
  const { min, max } = passwordLimits
  if (newPassword.length < min || newPassword.length > max) return false
  return isCommonPassword(newPassword, names)
}
