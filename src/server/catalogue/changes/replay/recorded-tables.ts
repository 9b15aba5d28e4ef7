import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  blogs,
  categories,
  editions,
  heroImages,
  pictures,
  regions,
  schedules,
  siteSettings,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '../../../db/schema.ts'

/** A column that names a row of another table. */
export interface Reference {
  column: string
  to: 'vendors' | 'trips' | 'pictures' | 'editions'
  /** Without it the row cannot be. */
  required: boolean
}

export interface RecordedTable {
  name: string
  table: PgTable
  /** Column with the row's own key. */
  key: 'id' | 'url'
  /** Names of the columns that can be written. */
  columns: ReadonlySet<string>
  references: Reference[]
}

const optional = (column: string, to: Reference['to']): Reference => ({ column, to, required: false })
const required = (column: string, to: Reference['to']): Reference => ({ column, to, required: true })

function recorded(table: PgTable, key: 'id' | 'url', references: Reference[] = []): RecordedTable {
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => !generated)
  return { name: getTableName(table), table, key, columns: new Set(columns.map(({ name }) => name)), references }
}

const tables = [
  recorded(trips, 'id', [optional('vendor_id', 'vendors'), optional('featured_image', 'pictures')]),
  recorded(tripImages, 'id', [required('trip_id', 'trips'), required('image_url', 'pictures')]),
  recorded(vendors, 'id', [optional('portrait', 'pictures')]),
  recorded(blogs, 'id', [optional('featured_image', 'pictures')]),
  recorded(testimonials, 'id', [optional('trip_id', 'trips'), optional('photo', 'pictures')]),
  recorded(heroImages, 'id', [required('image_url', 'pictures')]),
  recorded(categories, 'id', [optional('featured_image', 'pictures')]),
  recorded(regions, 'id'),
  recorded(pictures, 'url'),
  recorded(siteSettings, 'id'),
  recorded(editions, 'id'),
  recorded(schedules, 'id', [required('edition_id', 'editions')]),
]

const byName = new Map(tables.map((each) => [each.name, each]))

/** @throws for a table that is not recorded. */
export function recordedTable(name: string): RecordedTable {
  const found = byName.get(name)
  if (!found) throw new Error(`${name} is not recorded`)
  return found
}

/**
 * Versions, also that of what a draft goes on from, generated texts, and the note of a schedule that it was refused: they
 * follow, and are not compared.
 */
export const generatedColumns = ['updated_at', 'host_info', 'base_version', 'failure'] as const
