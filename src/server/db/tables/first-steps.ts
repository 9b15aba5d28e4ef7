import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'

/** The one row about the first steps on the dashboard. */
export const firstSteps = pgTable(
  'first_steps',
  {
    only: boolean().primaryKey().default(true),
    put_away: boolean().notNull().default(false),
    /** Stays true when the sample content is removed, so that no start loads it again. */
    sample_loaded: boolean().notNull().default(false),
  },
  (table) => [check('first_steps_one_row', sql`${table.only}`)],
)
