import { eq } from 'drizzle-orm'
import type { CareCounts } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../platform/db/database.ts'
import { blogs, testimonials, trips, vendors } from '../platform/db/schema.ts'
import { adminProcedure } from '../api/admin-procedure.ts'
import { selectJourneys } from './journeys-query.ts'
import { readPanels, type PanelSources } from './panels.ts'

interface Sources extends PanelSources {
  care: (db: Db) => Promise<CareCounts>
}

/** @param sources panels of other content types. */
export const dashboardHandlers = ({ care, ...sources }: Sources) => ({
  panels: adminProcedure.dashboard.panels.handler(({ context: { db, log } }) => readPanels(db, log, sources)),
  care: adminProcedure.dashboard.care.handler(({ context: { db } }) => care(db)),
  journeys: adminProcedure.dashboard.journeys.handler(({ context: { db } }) => selectJourneys(db)),
  counts: adminProcedure.dashboard.counts.handler(async ({ context: { db } }) => ({
    trips: { total: await db.$count(trips), published: await db.$count(trips, eq(trips.status, 'published')) },
    vendors: { total: await db.$count(vendors) },
    blogs: { total: await db.$count(blogs), published: await db.$count(blogs, eq(blogs.status, 'published')) },
    testimonials: { total: await db.$count(testimonials) },
  })),
})
