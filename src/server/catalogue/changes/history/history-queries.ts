import { and, desc, eq, getTableColumns, getTableName, gt, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { VersionedNoun } from '#contract/admin/changes/history.ts'
import type { Db } from '../../../db/database.ts'
import {
  blogs,
  categories,
  changeItems,
  changes,
  heroImages,
  pictures,
  siteSettings,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '../../../db/schema.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import { longColumns } from '../told-fields.ts'
import { keyOf, type Rows, type TakenBack } from './reconstruct.ts'

/** One thing of a noun. */
export interface Thing {
  noun: VersionedNoun
  noun_id: string
}

function isOf({ noun, noun_id }: Thing): SQL | undefined {
  return and(eq(changeItems.noun, noun), eq(changeItems.noun_id, noun_id))
}

/** @param before id of a change: only older ones. @returns changes of a thing, the latest first. */
export function selectHistory(db: Db, thing: Thing, { before, limit }: { before?: number | undefined; limit: number }) {
  // The index has them in this order, so that as many are read as are shown.
  const ids = db
    .select({ id: changeItems.change_id })
    .from(changeItems)
    .where(and(isOf(thing), before === undefined ? undefined : lt(changeItems.change_id, before)))
    .groupBy(changeItems.change_id)
    .orderBy(desc(changeItems.change_id))
    .limit(limit)
    .as('page')
  return db
    .select(getTableColumns(changes))
    .from(ids)
    .innerJoin(changes, eq(changes.id, ids.id))
    .orderBy(desc(changes.id))
}

/** Of a long text a sentence only says whether there is one. */
function shortened(column: PgColumn): SQL<ChangedColumns | null> {
  const firstCharacters = longColumns.map(
    (name) =>
      sql`case when ${column} ? ${name} then jsonb_build_object(${name}::text, left(${column} ->> ${name}, 1)) else '{}' end`,
  )
  return sql`${column} || ${sql.join(firstCharacters, sql` || `)}`
}

/** Items of a thing in some of its changes, in the order in which they happened; long texts are cut off. */
export async function selectToldItems(db: Db, thing: Thing, ids: number[]) {
  if (ids.length === 0) return []
  const { before, after, ...columns } = getTableColumns(changeItems)
  return db
    .select({ ...columns, before: shortened(before), after: shortened(after) })
    .from(changeItems)
    .where(and(isOf(thing), inArray(changeItems.change_id, ids)))
    .orderBy(changeItems.id)
}

/** @returns when a change was made, and the ids of its first and last item: of the thing, and of all; or undefined. */
export async function selectBounds(db: Db, thing: Thing, change_id: number) {
  const own = sql`(${isOf(thing)})`
  const [bounds] = await db
    .select({
      at: changes.at,
      first: sql<number | null>`(min(${changeItems.id}) filter (where ${own}))::float8`,
      last: sql<number | null>`(max(${changeItems.id}) filter (where ${own}))::float8`,
      firstOfAll: sql<number>`min(${changeItems.id})::float8`,
      lastOfAll: sql<number>`max(${changeItems.id})::float8`,
    })
    .from(changes)
    .innerJoin(changeItems, eq(changeItems.change_id, changes.id))
    .where(eq(changes.id, change_id))
    .groupBy(changes.id)
  if (!bounds || bounds.first === null || bounds.last === null) return undefined
  return { ...bounds, first: bounds.first, last: bounds.last }
}

interface StoredTable {
  table: PgTable
  key: PgColumn
  /** What the row belongs to. */
  of: PgColumn
}

const tables: Record<VersionedNoun, StoredTable[]> = {
  trips: [
    { table: trips, key: trips.id, of: trips.id },
    { table: tripImages, key: tripImages.id, of: tripImages.trip_id },
  ],
  vendors: [{ table: vendors, key: vendors.id, of: vendors.id }],
  blogs: [{ table: blogs, key: blogs.id, of: blogs.id }],
  testimonials: [{ table: testimonials, key: testimonials.id, of: testimonials.id }],
  hero_images: [{ table: heroImages, key: heroImages.id, of: heroImages.id }],
  categories: [{ table: categories, key: categories.id, of: categories.id }],
  pictures: [{ table: pictures, key: pictures.url, of: pictures.url }],
  site_settings: [{ table: siteSettings, key: siteSettings.id, of: siteSettings.id }],
}

/** @returns the stored rows of a thing as changes record them; none where it is gone. */
export async function selectStoredRows(db: Db, { noun, noun_id }: Thing): Promise<Rows> {
  const rows = new Map<string, ChangedColumns>()
  for (const { table, key, of } of tables[noun]) {
    const name = sql.identifier(tableNameOf(key))
    const found = await db
      .select({ id: sql<string>`${key}::text`, columns: sql<ChangedColumns>`to_jsonb(${name})` })
      .from(table)
      .where(eq(of, noun_id))
    for (const { id, columns } of found) rows.set(keyOf(tableNameOf(key), id), columns)
  }
  return rows
}

/** Items that are read at once; a story's texts are long. */
const batch = 200

/**
 * @param range ids of items: later than `after`, and up to `upTo`.
 * @returns items of a thing, the latest first.
 */
export async function* itemsBackwards(
  db: Db,
  thing: Thing,
  { after, upTo = Number.MAX_SAFE_INTEGER }: { after: number; upTo?: number },
): AsyncGenerator<TakenBack[]> {
  const { id, kind, row_table, row_id, before } = changeItems
  let last = upTo
  for (;;) {
    const items = await db
      .select({ id, kind, row_table, row_id, before })
      .from(changeItems)
      .where(and(isOf(thing), gt(id, after), lte(id, last)))
      .orderBy(desc(id))
      .limit(batch)
    yield items
    if (items.length < batch) return
    last = items.at(-1)!.id - 1
  }
}

function tableNameOf(column: PgColumn): string {
  return getTableName(column.table)
}
