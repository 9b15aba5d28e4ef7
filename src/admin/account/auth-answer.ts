import { ORPCError } from '@orpc/client'
import { notSignedIn } from '#contract/admin/fields.ts'
import { isOffline, Refused } from '../shell/api/admin-api.ts'
import { asAdmin } from '../shell/session/sign-in-again.tsx'

interface AuthAnswer<Data> {
  data: Data | null
  error: { code?: string | undefined; message?: string | undefined; status: number } | null
}

/** What the sign-in service refused, in its words and with its code. */
export class AuthRefused extends Refused {
  override name = 'AuthRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Makes a call to the sign-in service on behalf of the admin, who is asked to sign in again where the session has ended.
 * @returns the answer's data.
 * @throws AuthRefused when it was refused, for a reason that signing in does not mend.
 */
export function askAuth<Data>(call: () => Promise<AuthAnswer<Data>>): Promise<Data> {
  return asAdmin(async () => {
    const { data, error } = await call()
    if (data !== null && !error) return data
    // The gate's own answer; the service itself answers 401 for a wrong code too.
    if (error?.code === 'UNAUTHORIZED') throw new ORPCError('UNAUTHORIZED', notSignedIn.UNAUTHORIZED)
    if (error && error.status >= 500)
      throw new ORPCError(error.code ?? 'INTERNAL_SERVER_ERROR', { status: error.status, message: didNotWork })
    throw new AuthRefused(error?.code ?? '', error?.message ?? didNotWork)
  })
}

const didNotWork = 'That did not work. Please try again.'

/** @returns what to say of a call that failed. */
export function reasonOf(error: Error): string {
  return isOffline(error) ? 'The server could not be reached. Please try again.' : error.message
}
