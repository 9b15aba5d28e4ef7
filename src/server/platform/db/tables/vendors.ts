import { sql } from 'drizzle-orm'
import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { Stored } from '#contract/content/values.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { createdAt, id, json, sample, sortable, textList, updatedAt } from './columns.ts'
import { fieldChecks } from './field-checks.ts'
import { pictures } from './pictures.ts'

const noTexts = sql`'{}'::text[]`

export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    vendor_name: text().notNull(),
    email: text(),
    phone: text(),
    city: text(),
    region: text().notNull(),
    description: text(),
    years_of_experience: integer().notNull().default(0),
    number_of_trips: integer().notNull().default(0),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    social_handles: json<Stored<(typeof vendorFields)['social_handles']>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    portrait: text().references(() => pictures.url, { onDelete: 'set null' }),
    words: text(),
    spoken_languages: textList().notNull().default(noTexts),
    verified_checks: textList().notNull().default(noTexts),
    verified_on: date({ mode: 'string' }),
    sample: sample(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ...fieldChecks('vendors', table, vendorFields),
    index('vendors_by_portrait')
      .on(table.portrait)
      .where(sql`${table.portrait} is not null`),
    index('vendors_by_name').on(table.vendor_name),
    index('vendors_all_by_name').on(sortable(table.vendor_name), table.id),
  ],
)
