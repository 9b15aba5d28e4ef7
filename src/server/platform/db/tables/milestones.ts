import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What happened, and when it last did, as the history's clean-up or the first loading of the sample content. */
export const milestones = pgTable('milestones', {
  name: text({ enum: ['history-cleaned', 'sample-loaded', 'first-steps-hidden'] }).primaryKey(),
  reached_at: moment().notNull(),
})
