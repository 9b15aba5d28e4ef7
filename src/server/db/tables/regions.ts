import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { regionLimits } from '../../../contract/regions.ts'
import { filledUpTo, id } from './columns.ts'

/** States and union territories that the forms offer; trips and vendors store the name itself. */
export const regions = pgTable('regions', { id: id(), name: text().notNull() }, (table) => [
  filledUpTo('regions_name_length', table.name, regionLimits.name),
  check('regions_name_trimmed', sql`${table.name} = btrim(${table.name})`),
  uniqueIndex('regions_name_unique').on(sql`lower(${table.name})`),
])
