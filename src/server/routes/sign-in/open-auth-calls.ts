import { accountCalls } from '#contract/admin/installation/account.ts'
import { mailCalls } from '#contract/admin/installation/mail.ts'
import { confirmedCalls } from './confirmed-calls.ts'

/** The allowlist of Better Auth's endpoints, and those of ours that check a password as they do; all others are 404. */
interface OpenCall {
  method: 'GET' | 'POST'
  /** Whether the call needs the admin's session. */
  signedIn?: boolean
  /** Whether it checks a password, which takes hashing, or a code. */
  checks?: 'password' | 'code'
  /** Event that is logged after the signed-in admin's call. */
  event?: string | undefined
}

const asAdmin = { method: 'POST', signedIn: true } as const

export const openAuthCalls: Record<string, OpenCall> = {
  '/sign-in/email': { method: 'POST', checks: 'password' },
  '/sign-out': { method: 'POST', event: 'sign-out' },
  '/get-session': { method: 'GET' },
  '/change-password': { ...asAdmin, checks: 'password', event: 'password-changed' },
  '/list-sessions': { method: 'GET', signedIn: true },
  '/revoke-session': { ...asAdmin, event: 'session-ended' },
  '/revoke-other-sessions': { ...asAdmin, event: 'other-sessions-ended' },
  '/two-factor/enable': { ...asAdmin, checks: 'password' },
  '/two-factor/disable': { ...asAdmin, checks: 'password', event: 'two-factor-disabled' },
  '/two-factor/get-totp-uri': { ...asAdmin, checks: 'password' },
  '/two-factor/generate-backup-codes': { ...asAdmin, checks: 'password', event: 'recovery-codes-renewed' },
  [accountCalls.state]: { method: 'GET', signedIn: true },
  [mailCalls.state]: { method: 'GET', signedIn: true },
  // A code completes a sign-in, or confirms the authenticator app of the signed-in admin.
  '/two-factor/verify-totp': { method: 'POST', checks: 'code', event: 'two-factor-enabled' },
  '/two-factor/verify-backup-code': { method: 'POST', checks: 'code' },
  ...Object.fromEntries(
    Object.entries(confirmedCalls).map(([path, { event }]) => [path, { ...asAdmin, checks: 'password', event }]),
  ),
}
