import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { authSessions } from '../db/schema.ts'
import { adminRole } from '../db/tables/auth-users.ts'
import type { LazyAuth } from './lazy-auth.ts'
import { absoluteSessionTime } from './session-times.ts'

/** The signed-in admin. */
export interface AdminIdentity {
  id: string
  email: string
  twoFactorEnabled: boolean
  session: { id: string; createdAt: Date; expiresAt: Date }
}

/** Whoever sent a request. */
export interface Visitor {
  /** @returns the admin when the request carries a valid session of the admin; read once, on the first question. */
  admin(): Promise<AdminIdentity | null>
  /** @returns whether somebody asked and it was the admin: then the answer is made for the admin alone. */
  wasAdmin(): boolean
  /** @returns `Set-Cookie` lines that move the session's end on; empty unless `wasAdmin()`. */
  cookies(): readonly string[]
}

/** What identifying a visitor needs. */
export interface VisitorParts {
  auth: LazyAuth
  db: Db
  adminEmail: string
}

/** Somebody without a session: pages that everybody may see are rendered for them. */
export const nobody: Visitor = { admin: async () => null, wasAdmin: () => false, cookies: () => [] }

/** @returns whether a `Cookie` header may carry a session, valid or not. */
export function hasSession(cookie: string | null | undefined): boolean {
  return cookie?.includes('session_token=') ?? false
}

/** @returns the visitor who sent these headers; nothing is read before somebody asks. */
export function visitorOf(parts: VisitorParts, headers: Headers): Visitor {
  if (!hasSession(headers.get('cookie'))) return nobody
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

/** Admin means: a session that is valid and not too old, the role, and the configured e-mail. */
async function identify({ auth, db, adminEmail }: VisitorParts, headers: Headers) {
  const { api } = await auth()
  const asked = api.getSession({ headers, returnHeaders: true })
  const { headers: answer, response } = await asked.catch(async (error: unknown) => {
    // The library says no more than that something failed: what keeps the database from answering is thrown here.
    await db.execute(sql`select 1`)
    throw error
  })
  const none = { admin: null, setCookie: [] }
  if (!response) return none
  const { user, session } = response
  const lastEnd = new Date(session.createdAt.getTime() + absoluteSessionTime * 1000)
  if (lastEnd.getTime() <= Date.now()) {
    await db.delete(authSessions).where(eq(authSessions.id, session.id))
    return none
  }
  if (user.role !== adminRole || user.email !== adminEmail) return none
  const { id, createdAt } = session
  const expiresAt = session.expiresAt < lastEnd ? session.expiresAt : lastEnd
  const twoFactorEnabled = user.twoFactorEnabled === true
  const admin: AdminIdentity = {
    id: user.id,
    email: user.email,
    twoFactorEnabled,
    session: { id, createdAt, expiresAt },
  }
  return { admin, setCookie: answer.getSetCookie() }
}
