import { oc } from '@orpc/contract'
import { z } from 'zod'
import { timestampSchema } from '../fields.ts'

/** Characters. */
export const passwordLimits = { min: 12, max: 128 } as const

/** Minutes until a session expires: when idle (configurable), and in any case. */
export const sessionLimits = { idle: { min: 5, default: 24 * 60, max: 7 * 24 * 60 }, absolute: 7 * 24 * 60 } as const

/** Hours for which a one-time link to set the password can be used. */
export const passwordLinkHours = 24

/** `used`: also where the password was set without it. */
export const passwordLinkStates = ['open', 'used', 'expired', 'unknown'] as const
export type PasswordLinkState = (typeof passwordLinkStates)[number]

/** Calls about these links, open to everybody, beside those of Better Auth. */
export const passwordLinkPaths = {
  /** GET: how somebody without a password gets on. */
  help: '/api/auth/password-link',
  /** POST `{token}`. */
  check: '/api/auth/password-link/check',
  /** POST `{token, password}`. */
  use: '/api/auth/password-link/use',
  /** POST `{email}`. */
  mail: '/api/auth/password-link/mail',
} as const

/** Answer of `help`. */
export interface SignInHelp {
  /** Whether a link can be sent by mail. */
  mail: boolean
  /** Whether a password was ever set. */
  password_set: boolean
}

/** Error code for a new password that is too common. */
export const commonPassword = 'COMMON_PASSWORD'

export const identitySchema = z.object({
  email: z.string(),
  two_factor_enabled: z.boolean(),
  session: z.object({ id: z.string(), created_at: timestampSchema, expires_at: timestampSchema }),
})

export type Identity = z.infer<typeof identitySchema>

/** Sign-in, passwords, sessions and second factors are Better Auth's own endpoints under /api/auth. */
export const accountContract = {
  /** The only admin call open to everybody: the admin app uses it to find out whether somebody is signed in. */
  identity: oc
    .route({
      method: 'GET',
      path: '/admin/identity',
      operationId: 'admin_get_identity',
      summary: 'The signed-in admin, or null where nobody is signed in',
      tags: ['Admin: account'],
    })
    .output(identitySchema.nullable()),
}
