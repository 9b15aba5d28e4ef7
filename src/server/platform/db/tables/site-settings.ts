import { pgTable, text } from 'drizzle-orm/pg-core'
import { settingsSections } from '#contract/settings/sections.ts'
import { json, oneOf, picturesIn, updatedAt } from './columns.ts'

/** One row for each section, there from the beginning: docs/decisions/0070. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: text({ enum: settingsSections }).primaryKey(),
    /** Fields that differ from their first values. */
    data: json<Record<string, unknown>>().notNull(),
    pictures: picturesIn('data::text'),
    updated_at: updatedAt(),
  },
  (table) => [oneOf('site_settings_section', table.id, settingsSections)],
)
