import { pgTable, text } from 'drizzle-orm/pg-core'
import { categoryLimits } from '../../../contract/categories.ts'
import { categoryNames } from '../../../values/categories.ts'
import { atMost, filledUpTo, id, oneOf, updatedAt } from './columns.ts'
import { pictures } from './pictures.ts'

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text({ enum: categoryNames }).notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(''),
    featured_image: text().references(() => pictures.url, { onDelete: 'set null' }),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('categories_name', table.name, categoryNames),
    filledUpTo('categories_title_length', table.title, categoryLimits.title),
    atMost('categories_description_length', table.description, categoryLimits.description),
  ],
)
