import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  blogs,
  categories,
  drafts,
  heroImages,
  pictures,
  regions,
  siteSettings,
  testimonials,
  trips,
  vendors,
} from '../../platform/db/schema.ts'
import type { VersionBody, VersionPart } from '../../platform/db/tables/versions.ts'

/** A column that names another row. */
export interface Reference {
  column: string
  to: 'vendors' | 'trips' | 'pictures'
  /** Whether the row needs the reference. */
  required: boolean
}

/** Tables that store parts of items. */
export interface ContentTable {
  table: PgTable
  /** Names of the columns that can be written. */
  columns: ReadonlySet<string>
  references: Reference[]
  /** Type of the items' ids. */
  idType: 'uuid' | 'text'
  /** Condition that a row `t` is that of a version `v`. */
  isRow: SQL
}

const isItem = sql`t.id = v.item_id`

function contentTable(
  table: PgTable,
  references: Reference[] = [],
  { idType = 'uuid', isRow = isItem }: Partial<Pick<ContentTable, 'idType' | 'isRow'>> = {},
): ContentTable {
  const written = Object.values(getTableColumns(table)).filter(({ generated }) => !generated)
  const columns = new Set(written.map(({ name }) => name))
  return { table, columns, references, idType, isRow }
}

const optional = (column: string, to: Reference['to']): Reference => ({ column, to, required: false })

const items: Record<string, ContentTable> = {
  pictures: contentTable(pictures, [], { idType: 'text', isRow: sql`t.url = v.item_id` }),
  vendors: contentTable(vendors, [optional('portrait', 'pictures')]),
  trips: contentTable(trips, [optional('vendor_id', 'vendors'), optional('featured_image', 'pictures')]),
  blogs: contentTable(blogs, [optional('featured_image', 'pictures')]),
  testimonials: contentTable(testimonials, [optional('trip_id', 'trips'), optional('photo', 'pictures')]),
  hero_images: contentTable(heroImages, [{ column: 'image_url', to: 'pictures', required: true }]),
  categories: contentTable(categories, [optional('featured_image', 'pictures')]),
  regions: contentTable(regions),
  site_settings: contentTable(siteSettings, [], { idType: 'text' }),
}

const draft = contentTable(drafts, [], { isRow: sql`t.entity = v.entity and t.item_id = v.item_id` })

/** @throws for a content type without versions. */
export function contentTableOf({ entity, part }: { entity: string; part: VersionPart }): ContentTable {
  if (part !== 'item') return draft
  const found = items[entity]
  if (!found) throw new Error(`${entity} has no versions`)
  return found
}

/** A version as statements get it. */
interface Given {
  id: number
  entity: string
  part: VersionPart
  item_id: string
  patch?: VersionBody
}

/** Versions `v` of one table, for statements on its rows. */
export function givenVersions(versions: Given[]): SQL {
  const { idType } = contentTableOf(versions[0]!)
  const given = versions.map(({ id, entity, part, item_id, patch }) => ({ id, entity, part, item_id, patch }))
  return sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    as v (id bigint, entity text, part text, item_id ${sql.raw(idType)}, patch jsonb)`
}
