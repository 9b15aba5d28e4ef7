import { oc } from '@orpc/contract'
import { z } from 'zod'
import { idSchema } from '../fields.ts'
import { notSignedIn } from './fields.ts'

/** Figures of the four stat cards (specification 2.13). */
export const dashboardSchema = z.object({
  trips: z.object({ total: z.int(), published: z.int() }),
  vendors: z.object({ total: z.int() }),
  blogs: z.object({ total: z.int(), published: z.int() }),
  testimonials: z.object({ total: z.int() }),
})

export type Dashboard = z.infer<typeof dashboardSchema>

/** Days of the figures of journeys, today included, in Asia/Kolkata. */
export const latelyDays = 30

/** Journeys that the dashboard names. */
export const topJourneys = 5

/** Visitors by day who saw a journey and who pressed its WhatsApp button, enquiries that came, and those answered. */
const journeyFigures = { seen: z.int(), button: z.int(), asked: z.int(), answered: z.int() }

export const journeysSchema = z.object({
  ...journeyFigures,
  top: z
    .array(z.object({ id: idSchema, title: z.string(), ...journeyFigures }))
    .describe('published journeys that most people saw'),
})

export type Journeys = z.infer<typeof journeysSchema>

export const dashboardContract = {
  journeys: oc
    .route({
      method: 'GET',
      path: '/admin/dashboard/journeys',
      operationId: 'admin_get_journeys_lately',
      summary: `Journeys and enquiries of the last ${latelyDays} days`,
      tags: ['Admin: dashboard'],
    })
    .errors(notSignedIn)
    .output(journeysSchema),
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
