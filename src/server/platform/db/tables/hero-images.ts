import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { heroImageFields } from '#contract/content/small-fields.ts'
import { createdAt, id, latestFirst, sample } from './columns.ts'
import { fieldChecks } from './field-checks.ts'
import { pictures } from './pictures.ts'

export const heroImages = pgTable(
  'hero_images',
  {
    id: id(),
    title: text().notNull(),
    image_url: text()
      .notNull()
      .references(() => pictures.url),
    is_active: boolean().notNull().default(false),
    sample: sample(),
    created_at: createdAt(),
  },
  (table) => [
    ...fieldChecks('hero_images', table, heroImageFields),
    uniqueIndex('hero_images_one_active')
      .on(table.is_active)
      .where(sql`${table.is_active}`),
    index('hero_images_newest').on(latestFirst(table.created_at)),
    index('hero_images_by_picture').on(table.image_url),
  ],
)
