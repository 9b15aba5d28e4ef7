import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { regionFields } from '#contract/content/small-fields.ts'
import { mapRegionIds } from '#values/map-regions.ts'
import { id } from './columns.ts'
import { fieldChecks } from './field-checks.ts'

/** States and union territories that the forms offer; trips and vendors store the name itself. */
export const regions = pgTable(
  'regions',
  {
    id: id(),
    name: text().notNull(),
    /** Its shape on the map; several regions may lie in one state, and one abroad has none. */
    map_id: text({ enum: mapRegionIds }),
    words: text(),
  },
  (table) => [
    ...fieldChecks('regions', table, regionFields),
    check('regions_name_trimmed', sql`${table.name} = btrim(${table.name})`),
    uniqueIndex('regions_name_unique').on(sql`lower(${table.name})`),
  ],
)
