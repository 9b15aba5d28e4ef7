import { pgTable, text } from 'drizzle-orm/pg-core'
import { categoryFields } from '#contract/content/small-fields.ts'
import { categoryNames } from '#values/categories.ts'
import { id, oneOf, updatedAt } from './columns.ts'
import { fieldChecks } from './field-checks.ts'
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
  (table) => [oneOf('categories_name', table.name, categoryNames), ...fieldChecks('categories', table, categoryFields)],
)
