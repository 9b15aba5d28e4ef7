import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core'

/** One row whose number grows with every change of content; triggers keep it, so no writer can forget it. */
export const contentRevision = pgTable(
  'content_revision',
  {
    only: boolean().primaryKey().default(true),
    revision: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('content_revision_only', sql`${table.only}`)],
)
