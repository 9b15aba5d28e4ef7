import { oc } from '@orpc/contract'
import { z } from 'zod'
import { timestampSchema } from '../../fields.ts'

/** Characters. */
export const passwordLimits = { min: 12, max: 128 } as const

/** Hours until a session ends: when it is not used, and in any case. */
export const sessionHours = { idle: 24, absolute: 7 * 24 } as const

/** Error code for a new password that is too common. */
export const commonPassword = 'COMMON_PASSWORD'

export const identitySchema = z.object({
  email: z.string(),
  two_factor_enabled: z.boolean(),
  recovery_codes_left: z.int().nullable().describe('null without a second factor'),
  session: z.object({ id: z.string(), created_at: timestampSchema, expires_at: timestampSchema }),
})

export type Identity = z.infer<typeof identitySchema>

/** Sign-in, passwords, sessions and second factors are Better Auth's own endpoints under /api/auth. */
export const accountContract = {
  /** The only admin call that needs no session: the admin app uses it to find out who is signed in. */
  identity: oc
    .route({
      method: 'GET',
      path: '/admin/identity',
      operationId: 'admin_get_identity',
      summary: 'The signed-in admin, or null without a session',
      tags: ['Admin: account'],
    })
    .output(identitySchema.nullable()),
}

/** Calls of ours beside Better Auth's; all but the first are confirmed as a sign-in is. */
export const accountCalls = {
  /** GET. */
  state: '/account',
  /** POST `{email}`. */
  changeEmail: '/account/email',
  /** POST. */
  makeSheet: '/account/emergency-sheet',
  removeSheet: '/account/emergency-sheet/remove',
} as const

export interface AccountState {
  /** Whether `ADMIN_EMAIL` sets the sign-in address. */
  email_fixed: boolean
  /** A new address that waits for the links in both mails. */
  pending_email: string | null
  sheet_made_at: string | null
}

/** `pending`: both addresses must be confirmed first. */
export interface ChangedEmail {
  pending: boolean
}

/** The code is shown only once. */
export interface EmergencySheetAnswer {
  code: string
  made_at: string
}
