import { oc } from '@orpc/contract'
import { z } from 'zod'
import { notSignedIn } from './admin-fields.ts'
import { blogsAdminContract } from './blogs-admin.ts'
import { categoriesAdminContract } from './categories-admin.ts'
import { momentSchema } from './fields.ts'
import { heroImagesAdminContract } from './hero-images-admin.ts'
import { picturesAdminContract } from './pictures-admin.ts'
import { regionsAdminContract } from './regions-admin.ts'
import { testimonialsAdminContract } from './testimonials-admin.ts'
import { tripsAdminContract } from './trips-admin.ts'
import { vendorsAdminContract } from './vendors-admin.ts'

/** Length of the admin's password in characters. */
export const passwordLimits = { min: 12, max: 128 } as const

/** Who is signed in. */
export const identitySchema = z.object({
  email: z.string(),
  two_factor_enabled: z.boolean(),
  session: z.object({ id: z.string(), created_at: momentSchema, expires_at: momentSchema }),
})

export type Identity = z.infer<typeof identitySchema>

/** The four stat cards (specification 2.13). */
export const dashboardSchema = z.object({
  trips: z.object({ total: z.int(), published: z.int() }),
  vendors: z.object({ total: z.int() }),
  blogs: z.object({ total: z.int(), published: z.int() }),
  testimonials: z.object({ total: z.int() }),
})

export type Dashboard = z.infer<typeof dashboardSchema>

/** Every call of the back office, noun by noun; all of them need the admin's session. */
export const adminContract = {
  account: {
    identity: oc
      .route({
        method: 'GET',
        path: '/admin/identity',
        operationId: 'admin_get_identity',
        summary: 'The signed-in admin',
        tags: ['Admin: account'],
      })
      .errors(notSignedIn)
      .output(identitySchema),
  },
  dashboard: {
    counts: oc
      .route({
        method: 'GET',
        path: '/admin/dashboard',
        operationId: 'admin_get_dashboard',
        summary: 'Counts of the catalogue',
        tags: ['Admin: dashboard'],
      })
      .errors(notSignedIn)
      .output(dashboardSchema),
  },
  trips: tripsAdminContract,
  vendors: vendorsAdminContract,
  blogs: blogsAdminContract,
  testimonials: testimonialsAdminContract,
  heroImages: heroImagesAdminContract,
  categories: categoriesAdminContract,
  regions: regionsAdminContract,
  pictures: picturesAdminContract,
}
