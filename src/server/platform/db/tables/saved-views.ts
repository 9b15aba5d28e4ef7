import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { savedViewLimits, viewedLists, type ViewSearch } from '#contract/admin/lists/saved-views.ts'
import { createdAt, filledUpTo, id, oneOf, updatedAt } from './columns.ts'

/** Filters, order and look of a list under a name: docs/decisions/0071. They are the admin's, and no content. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    list: text({ enum: viewedLists }).notNull(),
    name: text().notNull(),
    search: jsonb().$type<ViewSearch>().notNull(),
    /** Shown when the list is opened without filters. */
    is_default: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('saved_views_list', table.list, viewedLists),
    filledUpTo('saved_views_name_length', table.name, savedViewLimits.name),
    uniqueIndex('saved_views_named_once').on(table.list, sql`lower(${table.name})`),
    uniqueIndex('saved_views_one_default')
      .on(table.list)
      .where(sql`${table.is_default}`),
  ],
)
