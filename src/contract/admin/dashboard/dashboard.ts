import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { idSchema, statusSchema, timestampSchema } from '../../fields.ts'
import { contentIssueSchema } from './checks.ts'
import { changesOfWeekSchema, historyTotalsSchema } from '../changes/changes.ts'
import { draftEntities } from '../drafts/drafts.ts'
import { comingUpSchema } from '../drafts/schedules.ts'

/** Figures of the four stat cards (specification 2.13). */
export const dashboardSchema = z.object({
  trips: z.object({ total: z.int(), published: z.int() }),
  vendors: z.object({ total: z.int() }),
  blogs: z.object({ total: z.int(), published: z.int() }),
  testimonials: z.object({ total: z.int() }),
})

export type Dashboard = z.infer<typeof dashboardSchema>

/** Days of the figures of journeys, today included, in Asia/Kolkata. */
export const recentDays = 30

/** Days of the trend, today included; it is compared with as many before. */
export const trendDays = 7

/** Journeys that the dashboard names. */
export const topJourneys = 5

/** Visitors by day who saw a journey and who pressed its WhatsApp button, enquiries that came, and those answered. */
const journeyFigures = { seen: z.int(), button: z.int(), asked: z.int(), answered: z.int() }

const trendSchema = z.object({
  now: z.object(journeyFigures),
  before: z.object(journeyFigures).describe('of as many days before'),
})

export type Trend = z.infer<typeof trendSchema>

export const journeysSchema = z.object({
  ...journeyFigures,
  top: z
    .array(z.object({ id: idSchema, title: z.string(), ...journeyFigures }))
    .describe('published journeys that most people saw'),
})

export type Journeys = z.infer<typeof journeysSchema>

/** Maximum items in 'Continue where I left off', and in 'Drafts waiting'. */
export const panelItems = 5

export const editedEntities = ['trips', 'vendors', 'blogs', 'testimonials', 'hero_images', 'categories'] as const

/** The items that the admin edited last, each once. */
const editedItemSchema = z.object({
  entity: z.enum(editedEntities),
  item_id: idSchema,
  label: z.string(),
  status: statusSchema.nullable().describe('null where the content type has none'),
  kept: z.enum(['draft', 'autosave']).nullable().describe('which unpublished values of it exist'),
  at: timestampSchema,
})

export type EditedItem = z.infer<typeof editedItemSchema>

/** `draft`: never published, or not any more. `changed`: published, with an open draft. */
const waitingStates = ['draft', 'changed'] as const

const waitingSchema = z.object({
  counts: z.array(z.object({ entity: z.enum(draftEntities), state: z.enum(waitingStates), count: z.int().min(1) })),
  latest: z.array(
    z.object({
      entity: z.enum(draftEntities),
      item_id: idSchema,
      label: z.string(),
      state: z.enum(waitingStates),
      at: timestampSchema.describe('when it was changed last'),
    }),
  ),
})

export type Waiting = z.infer<typeof waitingSchema>

const storageSchema = z.object({
  pictures: z.int(),
  picture_bytes: z.int().describe('of all pictures with their sizes'),
  database_bytes: z.int(),
  history: historyTotalsSchema,
})

export type StorageTotals = z.infer<typeof storageSchema>

/** Each panel separately: null if it could not be read. */
export const panelsSchema = z.object({
  edited: z.array(editedItemSchema).nullable(),
  waiting: waitingSchema.nullable(),
  coming_up: z.array(comingUpSchema).nullable(),
  journeys: journeysSchema.nullable(),
  trend: trendSchema.nullable(),
  week: changesOfWeekSchema.nullable(),
  storage: storageSchema.nullable(),
})

export type Panels = z.infer<typeof panelsSchema>

const issueCountsSchema = z.object({
  issues: z.array(contentIssueSchema).describe('checks that find something, the weightiest first'),
  counting: z.boolean().describe('the catalogue has changed since, and is being counted again: ask once more'),
})

export type IssueCounts = z.infer<typeof issueCountsSchema>

const calls = adminCalls('Admin: dashboard')

export const dashboardContract = {
  panels: calls
    .get('/admin/dashboard/panels', 'admin_get_dashboard_panels', 'What the dashboard shows below its counts')
    .route({ description: 'A panel that could not be read is null; the others are there.' })
    .output(panelsSchema),
  issues: calls
    .get('/admin/dashboard/issues', 'admin_get_content_issues', 'What the checks find in the whole catalogue')
    .route({ description: 'In a large catalogue the last counts come at once, and new ones a moment later.' })
    .output(issueCountsSchema),
  journeys: calls
    .get(
      '/admin/dashboard/journeys',
      'admin_get_recent_journeys',
      `Journeys and enquiries of the last ${recentDays} days`,
    )
    .output(journeysSchema),
  counts: calls.get('/admin/dashboard', 'admin_get_dashboard', 'Counts of the catalogue').output(dashboardSchema),
}
