import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Events with the time they last happened, such as the clean-up of the history. */
export const milestones = pgTable('milestones', {
  name: text({
    enum: ['history-cleaned', 'sample-loaded', 'first-steps-hidden', 'backup-trouble', 'disk-trouble'],
  }).primaryKey(),
  reached_at: moment().notNull(),
})
