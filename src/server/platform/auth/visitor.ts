import { eq, sql } from 'drizzle-orm'
import { backgroundHeader } from '#contract/http/background-header.ts'
import type { Db } from '../db/database.ts'
import { authSessions } from '../db/schema.ts'
import { adminRole } from '../db/tables/auth/auth-users.ts'
import type { LazyAuth } from './lazy-auth.ts'
import { absoluteSessionTime } from './session-times.ts'

export interface AdminIdentity {
  id: string
  email: string
  twoFactorEnabled: boolean
  /** Counts unused recovery codes; absent without a second factor. */
  recoveryCodes?: () => Promise<number>
  session: { id: string; createdAt: Date; expiresAt: Date }
  /** The name given under 'Who is writing?' in the browser that calls. */
  person?: string | undefined
}

export interface Visitor {
  /** @returns the admin if the request has a valid session; looked up on the first call, then cached. */
  admin(): Promise<AdminIdentity | null>
  /** @returns whether `admin()` was called and found the admin: then the response must not be shared. */
  wasAdmin(): boolean
  /** @returns `Set-Cookie` values that extend the session; empty unless `wasAdmin()`. */
  cookies(): readonly string[]
}

export interface VisitorParts {
  auth: LazyAuth
  db: Db
}

/** A visitor without a session; cached pages are rendered for it. */
export const anonymous: Visitor = { admin: async () => null, wasAdmin: () => false, cookies: () => [] }

/** @returns whether a `Cookie` header has a session token, valid or not. */
export function hasSession(cookie: string | null | undefined): boolean {
  return cookie?.includes('session_token=') ?? false
}

/** @returns a visitor whose session is looked up only on demand. */
export function visitorOf(parts: VisitorParts, headers: Headers): Visitor {
  if (!hasSession(headers.get('cookie'))) return anonymous
  let found: ReturnType<typeof identify> | null = null
  let cookies: readonly string[] | null = null
  return {
    admin: async () => {
      const { admin, setCookie } = await (found ??= identify(parts, headers))
      if (admin) cookies = setCookie
      return admin
    },
    wasAdmin: () => cookies !== null,
    cookies: () => cookies ?? [],
  }
}

/** The admin needs a valid session below its absolute age, and the role: docs/decisions/0010. */
async function identify({ auth, db }: VisitorParts, headers: Headers) {
  const { api } = await auth()
  const sessionRead = api.getSession({
    headers,
    query: { disableRefresh: headers.has(backgroundHeader) },
    returnHeaders: true,
  })
  const { headers: answer, response } = await sessionRead.catch(async (error: unknown) => {
    // Better Auth hides the cause: if it is the database, this query throws its error.
    await db.execute(sql`select 1`)
    throw error
  })
  const none = { admin: null, setCookie: [] }
  if (!response) return none
  const { user, session } = response
  const absoluteEnd = new Date(session.createdAt.getTime() + absoluteSessionTime * 1000)
  if (absoluteEnd.getTime() <= Date.now()) {
    await db.delete(authSessions).where(eq(authSessions.id, session.id))
    return none
  }
  if (user.role !== adminRole) return none
  const { id, createdAt } = session
  const expiresAt = session.expiresAt < absoluteEnd ? session.expiresAt : absoluteEnd
  const twoFactorEnabled = user.twoFactorEnabled === true
  const admin: AdminIdentity = {
    id: user.id,
    email: user.email,
    twoFactorEnabled,
    ...(twoFactorEnabled && {
      recoveryCodes: async () => (await api.viewBackupCodes({ body: { userId: user.id } })).backupCodes.length,
    }),
    session: { id, createdAt, expiresAt },
  }
  return { admin, setCookie: answer.getSetCookie() }
}
