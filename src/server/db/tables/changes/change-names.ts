import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { searchIndex } from '../columns.ts'

/** Names that things have had while their changes are kept, for the search of changes. Triggers on `change_items` write it. */
export const changeNames = pgTable(
  'change_names',
  {
    noun: text().notNull(),
    noun_id: text().notNull(),
    label: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.noun_id, table.label] }),
    searchIndex('change_names_search', table.label),
  ],
)
