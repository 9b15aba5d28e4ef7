import { oc } from '@orpc/contract'
import { z } from 'zod'
import { notSignedIn } from './fields.ts'

/** Figures of the four stat cards (specification 2.13). */
export const dashboardSchema = z.object({
  trips: z.object({ total: z.int(), published: z.int() }),
  vendors: z.object({ total: z.int() }),
  blogs: z.object({ total: z.int(), published: z.int() }),
  testimonials: z.object({ total: z.int() }),
})

export type Dashboard = z.infer<typeof dashboardSchema>

export const dashboardContract = {
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
}
