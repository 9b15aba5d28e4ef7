import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { regionLimits } from '../../../contract/regions.ts'
import { mapRegionIds } from '../../../values/map-regions.ts'
import { filledUpTo, id, oneOf } from './columns.ts'

/** States and union territories that the forms offer; trips and vendors store the name itself. */
export const regions = pgTable(
  'regions',
  {
    id: id(),
    name: text().notNull(),
    /** Its shape on the map; several regions may lie in one state, and one abroad has none. */
    map_id: text({ enum: mapRegionIds }),
  },
  (table) => [
    filledUpTo('regions_name_length', table.name, regionLimits.name),
    check('regions_name_trimmed', sql`${table.name} = btrim(${table.name})`),
    oneOf('regions_map_id', table.map_id, mapRegionIds),
    uniqueIndex('regions_name_unique').on(sql`lower(${table.name})`),
  ],
)
