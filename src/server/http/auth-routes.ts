import { Hono, type Context } from 'hono'
import { notSignedIn } from '#contract/admin-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { countAttempt, forgetAttempts, type Attempt } from '../auth/attempts.ts'
import type { LazyAuth } from '../auth/lazy-auth.ts'
import { authPath, clientAddressHeader } from '../auth/sign-in-names.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { answerError } from './api-errors.ts'
import { clientAddress } from './client-address.ts'
import type { VisitorEnv } from './visitors.ts'

/** What is open of Better Auth; everything else it could do is not there. */
interface OpenCall {
  method: 'GET' | 'POST'
  /** Whether the admin must be signed in already. */
  signedIn?: boolean
  /** Whether it tries a password or a code. */
  tries?: boolean
}

const openCalls: Record<string, OpenCall> = {
  '/sign-in/email': { method: 'POST', tries: true },
  '/sign-out': { method: 'POST' },
  '/get-session': { method: 'GET' },
  '/change-password': { method: 'POST', signedIn: true, tries: true },
  '/list-sessions': { method: 'GET', signedIn: true },
  '/revoke-session': { method: 'POST', signedIn: true },
  '/revoke-other-sessions': { method: 'POST', signedIn: true },
  '/two-factor/enable': { method: 'POST', signedIn: true, tries: true },
  '/two-factor/disable': { method: 'POST', signedIn: true, tries: true },
  '/two-factor/get-totp-uri': { method: 'POST', signedIn: true, tries: true },
  '/two-factor/generate-backup-codes': { method: 'POST', signedIn: true, tries: true },
  '/two-factor/verify-totp': { method: 'POST', tries: true },
  '/two-factor/verify-backup-code': { method: 'POST', tries: true },
}

/** What the sign-in routes need. */
export interface AuthRouteOptions {
  auth: LazyAuth
  db: Db
  config: Config
}

/** Sign-in under /api/auth: the calls of Better Auth that the back office uses, with tries counted. */
export function authRoutes({ auth, db, config }: AuthRouteOptions): Hono<VisitorEnv> {
  return new Hono<VisitorEnv>().all('*', async (c) => {
    const call = openCalls[c.req.path.slice(authPath.length)]
    if (call?.method !== c.req.method) return answerError(c, { code: 'NOT_FOUND', status: 404, message: 'Not Found' })
    // Asked for in any case: a session past its last day ends here, before Better Auth would prolong it.
    const admin = await c.var.visitor.admin()
    if (call.signedIn && !admin) return answerError(c, { code: 'UNAUTHORIZED', ...notSignedIn.UNAUTHORIZED })
    const address = clientAddress(c, config.trustedProxies)
    const request = await requestFrom(c, address)
    const { handler } = await auth()
    if (!call.tries) return noStore(await handler(request))
    const attempt = { address, account: admin?.email ?? (await namedAccount(request)) }
    return counted(c, db, attempt, () => handler(request))
  })
}

/** The request as Better Auth gets it: read whole, and with the address that we vouch for. */
async function requestFrom(c: Context, address: string): Promise<Request> {
  const headers = new Headers(c.req.raw.headers)
  headers.set(clientAddressHeader, address)
  const body = c.req.method === 'POST' ? await c.req.arrayBuffer() : null
  // An empty body is none: the library would ask for its content type.
  return new Request(c.req.url, { method: c.req.method, headers, body: body?.byteLength ? body : null })
}

async function namedAccount(request: Request): Promise<string | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email : null
}

async function counted(c: Context, db: Db, attempt: Attempt, call: () => Promise<Response>): Promise<Response> {
  const wait = await countAttempt(db, attempt)
  if (wait !== null) {
    c.header('retry-after', String(wait))
    return answerError(c, { code: 'TOO_MANY_REQUESTS', status: 429, message: adminMessages.login.tooManyAttempts })
  }
  const answer = await call()
  if (answer.ok) await forgetAttempts(db, attempt)
  return noStore(answer)
}

function noStore(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}
