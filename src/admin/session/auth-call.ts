import { ORPCError } from '@orpc/client'
import { notSignedIn } from '#contract/admin/fields.ts'
import { isOffline, Refused } from '../kit/api/admin-api.ts'
import { asAdmin } from '../kit/api/as-admin.ts'

interface AuthResponse<Data> {
  data: Data | null
  error: { code?: string | undefined; message?: string | undefined; status: number } | null
}

/** An error of Better Auth, with its message and code. */
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
 * @throws AuthRefused for errors that signing in again does not solve.
 */
export function callAuth<Data>(call: () => Promise<AuthResponse<Data>>): Promise<Data> {
  return asAdmin(async () => {
    const { data, error } = await call()
    if (data !== null && !error) return data
    // Code of the server's own session check; Better Auth itself also answers 401 to a wrong code.
    if (error?.code === 'UNAUTHORIZED') throw new ORPCError('UNAUTHORIZED', notSignedIn.UNAUTHORIZED)
    if (error && error.status >= 500)
      throw new ORPCError(error.code ?? 'INTERNAL_SERVER_ERROR', { status: error.status, message: unexpectedFailure })
    throw new AuthError(error?.code ?? '', error?.message ?? unexpectedFailure)
  })
}

const unexpectedFailure = 'That did not work. Please try again.'

export function errorMessage(error: Error): string {
  return isOffline(error) ? 'The server could not be reached. Please try again.' : error.message
}
