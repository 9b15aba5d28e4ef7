import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sampleNouns } from '../../../contract/admin/first-run/sample.ts'
import type { ChangedColumns } from './changes/changes.ts'
import { oneOf } from './columns.ts'

/** What came with the sample content. The marks stay when the things go: docs/decisions/0077. */
export const sampleThings = pgTable(
  'sample_things',
  {
    noun: text({ enum: sampleNouns }).notNull(),
    /** Id of the thing; a picture has its URL. */
    noun_id: text().notNull(),
    /** Its columns as they were loaded, a trip with its gallery; null where that was not recorded. */
    loaded: jsonb().$type<ChangedColumns>(),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.noun_id] }),
    oneOf('sample_things_noun', table.noun, sampleNouns),
  ],
)
