import { accountCalls } from '#contract/admin/installation/account.ts'
import { mailCalls } from '#contract/admin/installation/mail.ts'
import { backupPlaceCalls } from '#contract/admin/backup/backup-place.ts'
import { backupKeyCall, backupRestoreCall } from '#contract/admin/backup/backup.ts'

/** The allowlist of Better Auth's endpoints, and those of ours that check a password as they do; all others are 404. */
interface OpenCall {
  method: 'GET' | 'POST'
  /** Whether the call needs the admin's session. */
  signedIn?: boolean
  /** Whether it checks a password, which takes hashing, or a code. */
  checks?: 'password' | 'code'
  /** Event that is logged after the signed-in admin's call. */
  event?: string
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
  [backupKeyCall]: { ...asAdmin, checks: 'password', event: 'backup-key-shown' },
  [backupRestoreCall]: { ...asAdmin, checks: 'password', event: 'restore-begun' },
  [accountCalls.state]: { method: 'GET', signedIn: true },
  [mailCalls.state]: { method: 'GET', signedIn: true },
  [mailCalls.try]: { ...asAdmin, checks: 'password', event: 'mail-tried' },
  [mailCalls.save]: { ...asAdmin, checks: 'password', event: 'mail-set-up' },
  [mailCalls.remove]: { ...asAdmin, checks: 'password', event: 'mail-switched-off' },
  // The result decides on its event.
  [accountCalls.changeEmail]: { ...asAdmin, checks: 'password' },
  [accountCalls.makeSheet]: { ...asAdmin, checks: 'password', event: 'emergency-sheet-made' },
  [accountCalls.removeSheet]: { ...asAdmin, checks: 'password', event: 'emergency-sheet-removed' },
  ...Object.fromEntries(
    Object.values(backupPlaceCalls).map((path): [string, OpenCall] => [path, { ...asAdmin, checks: 'password' }]),
  ),
  // A code completes a sign-in, or confirms the authenticator app of the signed-in admin.
  '/two-factor/verify-totp': { method: 'POST', checks: 'code', event: 'two-factor-enabled' },
  '/two-factor/verify-backup-code': { method: 'POST', checks: 'code' },
}
