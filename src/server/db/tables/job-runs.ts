import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** When a nightly job last finished, on whichever node. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  finished_at: moment().notNull(),
})
