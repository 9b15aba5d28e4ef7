import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Slugs that stories once had in public, kept by triggers of `blogs` (docs/decisions/0067). Without a foreign key: a story
 * in the trash takes its former addresses with it when it comes back.
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
