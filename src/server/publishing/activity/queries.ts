import { and, asc, desc, eq, inArray, lte, ne, or, sql, getTableColumns } from 'drizzle-orm'
import { countedChanges } from '#contract/admin/changes/changes.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, pictures, versionChanges, versions } from '../../platform/db/schema.ts'
import type { VersionBody } from '../../platform/db/tables/versions.ts'
import type { Page } from '../../api/pagination.ts'
import { conditionsOf, type Bounds, type ChangeFilters } from './conditions.ts'

export type OperationRow = typeof operations.$inferSelect & { undone_by: number | null }
export type VersionChange = typeof versionChanges.$inferSelect
export type { VersionBody }

/** An item of any content type. */
export interface Item {
  entity: string
  item_id: string
}

/** Versions of one operation that are read for a list; a bulk change has thousands. */
const versionsPerOperation = 100

/**
 * Ids of operations, the latest first, or the oldest first where they follow one; ids follow the order of the commits.
 * Conditions on versions start from the index of versions, which has the same order.
 */
function idsOf(db: Db, filters: ChangeFilters, bounds: Bounds, { limit, offset }: Page) {
  const { ofVersions, ofOperations } = conditionsOf(db, filters, bounds)
  const order = bounds.after === undefined ? desc : asc
  if (!ofVersions) {
    const ids = db.select({ id: operations.id }).from(operations).where(ofOperations).orderBy(order(operations.id))
    return ids.limit(limit).offset(offset).as('ids')
  }
  const id = sql<number>`${versions.operation_id}`.as('found_id')
  const found = db.selectDistinct({ id }).from(versions)
  const joined = ofOperations ? found.innerJoin(operations, eq(operations.id, versions.operation_id)) : found
  const ids = joined.where(and(ofVersions, ofOperations)).orderBy(order(versions.operation_id))
  return ids.limit(limit).offset(offset).as('ids')
}

/** @returns at most `countedChanges` and one. */
export async function countOperations(db: Db, filters: ChangeFilters): Promise<number> {
  const ids = idsOf(db, filters, {}, { limit: countedChanges + 1, offset: 0 })
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(ids)
  return row!.count
}

/** The operation that reverted one. */
const undoneBy = sql<number | null>`(select undo.id from ${operations} as undo where undo.undo_of = "operations"."id")`

interface Wanted extends Bounds {
  filters: ChangeFilters
  limit: number
  offset?: number
}

/** @returns the latest operations, the next older ones, or the next newer ones; the latest first. */
export function selectOperations(db: Db, { filters, limit, offset = 0, ...bounds }: Wanted): Promise<OperationRow[]> {
  const ids = idsOf(db, filters, bounds, { limit, offset })
  return db
    .select({ ...getTableColumns(operations), undone_by: undoneBy.mapWith(Number) })
    .from(ids)
    .innerJoin(operations, eq(operations.id, ids.id))
    .orderBy(desc(operations.id))
}

/** @returns the keys, as `entity id`, of those items that are deleted. */
export async function selectGone(db: Db, items: Item[]): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const entities = sql`${sql.param(items.map(({ entity }) => entity))}::text[]`
  const ids = sql`${sql.param(items.map(({ item_id }) => item_id))}::text[]`
  const { rows } = (await db.execute(sql`
    select distinct named.entity || ' ' || named.item_id as key from unnest(${entities}, ${ids}) as named(entity, item_id)
    cross join lateral (
      select kind from versions as version
      where version.entity = named.entity and version.item_id = named.item_id and version.part = 'item'
      order by id desc limit 1
    ) as newest
    where newest.kind not in ('insert', 'update')`)) as unknown as { rows: { key: string }[] }
  return new Set(rows.map(({ key }) => key))
}

/** The first versions of each of some operations. */
export async function selectVersions(db: Db, ids: number[]): Promise<VersionChange[]> {
  if (ids.length === 0) return []
  const ranked = db
    .select({
      id: versions.id,
      rank: sql<number>`row_number() over (partition by ${versions.operation_id} order by ${versions.id})`.as('rank'),
    })
    .from(versions)
    .where(inArray(versions.operation_id, ids))
    .as('ranked')
  const first = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, versionsPerOperation))
  return db.select().from(versionChanges).where(inArray(versionChanges.id, first)).orderBy(asc(versionChanges.id))
}

/** @returns the number of items that each of some operations changed, by the operation's id. */
export async function countItems(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: sql<number>`${versions.operation_id}`.mapWith(Number),
      items: sql<number>`count(distinct (${versions.entity}, ${versions.item_id}))::int`,
    })
    .from(versions)
    .where(inArray(versions.operation_id, ids))
    .groupBy(versions.operation_id)
  return new Map(rows.map(({ id, items }) => [id, items]))
}

/** @returns the last names of items, by content type and id. */
export async function selectLabels(db: Db, items: Item[]): Promise<Map<string, string>> {
  if (items.length === 0) return new Map()
  const named = or(
    ...items.map(({ entity, item_id }) => and(eq(versions.entity, entity), eq(versions.item_id, item_id))),
  )
  const rows = await db
    .selectDistinctOn([versions.entity, versions.item_id], {
      entity: versions.entity,
      item_id: versions.item_id,
      label: versions.label,
    })
    .from(versions)
    .where(named)
    .orderBy(versions.entity, versions.item_id, desc(versions.id))
  return new Map(rows.map(({ entity, item_id, label }) => [`${entity} ${item_id}`, label]))
}

/** Names of the files that were uploaded, of pictures that are still stored, by URL. */
export async function selectFileNames(db: Db, items: Item[]): Promise<Map<string, string>> {
  const urls = items.filter(({ entity }) => entity === 'pictures').map(({ item_id }) => item_id)
  if (urls.length === 0) return new Map()
  const columns = { url: pictures.url, name: pictures.original_name }
  const rows = await db.select(columns).from(pictures).where(inArray(pictures.url, urls))
  return new Map(rows.map(({ url, name }) => [url, name]))
}

/** Work of the program that cannot be reverted: the files are gone, or another command does it. */
const finalOperations = new Set(['pictures.cleanup', 'demo.load', 'trash.expire'])

/** Whether an operation has something that can be put back. */
export function isUndoable(operation: string, versions: Pick<VersionChange, 'kind'>[]): boolean {
  return !finalOperations.has(operation) && versions.length > 0 && versions.every(({ kind }) => kind !== 'purge')
}

/**
 * Pins an operation or takes its pin away. The row lock waits for a clean-up that is removing it.
 * @returns whether it was not so before, or null where the operation is gone.
 */
export async function setPinned(tx: Db, id: number, pinned: boolean): Promise<boolean | null> {
  const changed = await tx
    .update(operations)
    .set({ pinned })
    .where(and(eq(operations.id, id), ne(operations.pinned, pinned)))
    .returning({ id: operations.id })
  if (changed.length > 0) return true
  return (await tx.$count(operations, eq(operations.id, id))) > 0 ? false : null
}
