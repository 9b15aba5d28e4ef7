import { ORPCError } from '@orpc/client'
import { notSignedIn } from '#contract/admin/fields.ts'
import { isOffline, Refused } from '../kit/api/admin-api.ts'
import { asAdmin } from '../kit/api/as-admin.ts'
import { authClient } from './auth-client.ts'

interface AuthResponse<Data> {
  data: Data | null
  error: { code?: string | undefined; message?: string | undefined; status: number } | null
}

/** A refusal of a call below `/api/auth`, with the server's message and code. */
export class AuthError extends Refused {
  override name = 'AuthError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Calls Better Auth; if the session has expired, asks the admin to sign in again and repeats the call.
 * @throws AuthError for errors that signing in again does not solve.
 */
export function callAuth<Data>(call: () => Promise<AuthResponse<Data>>): Promise<Data> {
  return asAdmin(async () => {
    const { data, error } = await call()
    if (data !== null && !error) return data
    const { code = '', status = 0 } = error ?? {}
    // Code of the server's own session check; Better Auth itself also answers 401 to a wrong code.
    if (code === 'UNAUTHORIZED') throw new ORPCError(code, notSignedIn.UNAUTHORIZED)
    const message = error?.message || 'That did not work. Please try again.'
    if (status >= 500) throw new ORPCError(code || 'INTERNAL_SERVER_ERROR', { status, message })
    throw new AuthError(code, message)
  })
}

/** Posts to a call of ours. @param path below `/api/auth`, or a whole URL. @throws AuthError */
export function postAuth<Answer>(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  return callAuth(() => authClient.$fetch<Answer>(path, { method: 'POST', body, headers }))
}

export function errorMessage(error: Error): string {
  return isOffline(error) ? 'The server could not be reached. Please try again.' : error.message
}
