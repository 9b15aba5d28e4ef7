import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Slugs that stories once had in public, stored by triggers of `blogs` (docs/decisions/0067). No foreign key: a story
 * restored from the trash has its former addresses again.
 */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    slug: text().primaryKey(),
    blog_id: uuid().notNull(),
    /** When the story left it. */
    created_at: createdAt(),
  },
  (table) => [index('former_addresses_by_blog').on(table.blog_id)],
)
