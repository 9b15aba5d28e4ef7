import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, textList } from './columns.ts'

/**
 * Findings of checks that the admin ignores: docs/decisions/0075. Triggers remove a row when one of its columns is saved
 * differently, and with its item.
 */
export const checkDismissals = pgTable(
  'check_dismissals',
  {
    entity: text().notNull(),
    item_id: uuid().notNull(),
    check_name: text().notNull(),
    /** Columns of the item's table that the check looks at. */
    columns: textList().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.item_id, table.check_name] })],
)
