import { oc } from '@orpc/contract'
import { z } from 'zod'
import { momentSchema } from '../fields.ts'

/** Length of the admin's password in characters. */
export const passwordLimits = { min: 12, max: 128 } as const

/** Minutes that a session lives: without use, which can be set, and in all. */
export const sessionLimits = { idle: { min: 5, default: 24 * 60, max: 7 * 24 * 60 }, absolute: 7 * 24 * 60 } as const

/** The code of the answer that refuses a new password which others would guess. */
export const commonPassword = 'COMMON_PASSWORD'

/** Who is signed in. */
export const identitySchema = z.object({
  email: z.string(),
  two_factor_enabled: z.boolean(),
  session: z.object({ id: z.string(), created_at: momentSchema, expires_at: momentSchema }),
})

export type Identity = z.infer<typeof identitySchema>

/** Sign-in itself, passwords, sessions and second factors are Better Auth's own calls under /api/auth. */
export const accountContract = {
  /** The one call of the back office that is open to everybody: it is how its pages ask whether somebody is signed in. */
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
