import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { blogs } from './blogs.ts'
import { pictures } from './pictures.ts'

/**
 * Pictures referenced in the bodies of blogs. A trigger on `blogs` maintains it, so that the foreign key protects them
 * also against plain SQL.
 */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    blog_id: uuid()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    image_url: text()
      .notNull()
      .references(() => pictures.url),
  },
  (table) => [
    primaryKey({ columns: [table.blog_id, table.image_url] }),
    index('blog_pictures_by_picture').on(table.image_url),
  ],
)
