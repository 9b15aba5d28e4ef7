import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { passwordLinkPaths } from '#contract/admin/first-run/password-links.ts'
import type { Refusal } from '#server/platform/auth/attempts.ts'
import { isAdminEmail } from '#server/platform/auth/admin-email.ts'
import { authPath } from '#server/platform/auth/constants.ts'
import type { AdminIdentity } from '#server/platform/auth/visitor.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { authSessions } from '#server/platform/db/schema.ts'
import { openAuthCalls } from './open-auth-calls.ts'

export const emergencyPath = passwordLinkPaths.emergency.slice(authPath.length)

/** The parts of Better Auth's responses that are used here. */
export interface AuthResponseBody {
  /** Error code of a refusal. */
  code?: unknown
  /** Token of the new session. */
  token?: unknown
  twoFactorRedirect?: unknown
}

/** Result of an attempt; after the correct password a code may be required. */
export type AttemptOutcome = 'done' | 'code-needed' | 'failed'

/** A call that checks a password or a code. */
export interface LoggedAttempt {
  /** Below `/api/auth`. */
  path: string
  checks: 'password' | 'code'
  /** The signed-in admin who confirms a password or code; null for a sign-in. */
  admin: AdminIdentity | null
  /** The name given under 'Who is writing?'; not recorded without a session. */
  person: string | undefined
  address: string
  /** The e-mail as typed; null where the call has none. */
  email: string | null
}

/**
 * Logs sign-in events: whether the e-mail was the admin's, but never typed text, which may be a password in the wrong
 * field. An event of the admin's account is also recorded among the changes; attempts on other accounts are not,
 * since strangers could fill the table with them.
 */
export function signInEvents({ db, log }: { db: Db; log: Logger }) {
  const about = async ({ admin, address, email }: LoggedAttempt) => ({
    address,
    ...(admin ? { session: admin.session.id } : {}),
    ...(email === null ? {} : { account: (await isAdminEmail(db, email)) ? 'admin' : 'unknown' }),
  })
  const concernsAdmin = async ({ admin, email }: LoggedAttempt) =>
    admin !== null || (email !== null && (await isAdminEmail(db, email)))
  const record = async (
    operation: string,
    { admin, person }: LoggedAttempt,
    details: Record<string, string>,
    session: string | null | undefined = admin?.session.id,
  ) => {
    const author = session ? 'admin' : 'visitor'
    // The event has happened, so its call must not fail because it could not be recorded.
    await recordEvent(db, { author, operation, ...(session && { session, person }) }, details).catch((error: unknown) =>
      log.error({ err: error }, 'recording an event failed'),
    )
  }
  return {
    /** A limit is reached; only its first refusal is logged, or a flood would fill the log. */
    refused: async (attempt: LoggedAttempt, { by, wait, first }: Refusal) => {
      if (!first) return
      log.warn({ event: 'tries-refused', ...(await about(attempt)), call: attempt.path, by, wait }, 'too many tries')
      if (await concernsAdmin(attempt)) await record('tries-refused', attempt, { by })
    },
    attempted: async (attempt: LoggedAttempt, outcome: AttemptOutcome, body: AuthResponseBody) => {
      if (outcome === 'failed') {
        const event = failureOf(attempt)
        const reason = reasonOf(body)
        log.warn({ event, ...(await about(attempt)), call: attempt.path, reason }, event)
        if (await concernsAdmin(attempt)) await record(event, attempt, { reason })
        return
      }
      const event = eventOf(attempt, outcome)
      if (!event) return
      const session: { session?: string | null } = event === 'sign-in' ? { session: await sessionOf(db, body) } : {}
      log.info({ event, ...(await about(attempt)), ...session }, event)
      await record(event, attempt, {}, session.session)
    },
  }
}

function failureOf({ path, admin }: LoggedAttempt): string {
  if (path === emergencyPath) return 'emergency-code-failed'
  return admin ? 'password-check-failed' : 'sign-in-failed'
}

function eventOf({ path, admin }: LoggedAttempt, outcome: AttemptOutcome): string | null {
  if (path === emergencyPath) return 'emergency-code-used'
  if (!admin) return outcome === 'done' ? 'sign-in' : 'sign-in-needs-code'
  const { event = null } = openAuthCalls[path] ?? {}
  return event === 'two-factor-enabled' && admin.twoFactorEnabled ? null : event
}

/** Error code of Better Auth, such as `INVALID_EMAIL_OR_PASSWORD`; its messages may quote the input. */
function reasonOf({ code }: AuthResponseBody): string {
  return typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : 'UNKNOWN'
}

/** @returns the id of the new session, for correlating later events. */
async function sessionOf(db: Db, { token }: AuthResponseBody): Promise<string | null> {
  if (typeof token !== 'string') return null
  const [row] = await db.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.token, token))
  return row?.id ?? null
}
