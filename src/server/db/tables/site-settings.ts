import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { settingsSections } from '../../../contract/settings/sections.ts'
import { json, oneOf, updatedAt } from './columns.ts'
import { pictures } from './pictures.ts'

/** One row for each section, there from the beginning: docs/decisions/0070. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: text({ enum: settingsSections }).primaryKey(),
    /** Fields that differ from their first values. */
    data: json<Record<string, unknown>>().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [oneOf('site_settings_section', table.id, settingsSections)],
)

/** Pictures that settings name; a trigger on `site_settings` keeps it. */
export const settingPictures = pgTable(
  'setting_pictures',
  {
    setting_id: text()
      .notNull()
      .references(() => siteSettings.id, { onDelete: 'cascade' }),
    image_url: text()
      .notNull()
      .references(() => pictures.url, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.setting_id, table.image_url] }),
    index('setting_pictures_by_picture').on(table.image_url),
  ],
)
