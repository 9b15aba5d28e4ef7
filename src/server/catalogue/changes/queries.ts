import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql, getTableColumns } from 'drizzle-orm'
import { countedChanges } from '#contract/admin/changes/changes.ts'
import type { Db } from '../../db/database.ts'
import { changeItems, changePins, changes, pictures } from '../../db/schema.ts'
import type { Page } from '../common/pagination.ts'
import { conditionsOf, type Bounds, type ChangeFilters } from './conditions.ts'

export type ChangeRow = typeof changes.$inferSelect & { undone_by: number | null }
export type ItemRow = typeof changeItems.$inferSelect

/** Items of one change that are read for a list; a bulk change has thousands. */
const itemsPerChange = 100

/**
 * Ids of changes, the latest first, or the oldest first where they follow one; ids follow the order of the transactions'
 * first changes. Conditions on items begin with the items, whose indexes have the order, too.
 */
function idsOf(db: Db, filters: ChangeFilters, bounds: Bounds, { limit, offset }: Page) {
  const { ofItems, ofChanges } = conditionsOf(db, filters, bounds)
  const order = bounds.after === undefined ? desc : asc
  if (!ofItems) {
    const ids = db.select({ id: changes.id }).from(changes).where(ofChanges).orderBy(order(changes.id))
    return ids.limit(limit).offset(offset).as('ids')
  }
  const items = db.selectDistinct({ id: changeItems.change_id }).from(changeItems)
  const joined = ofChanges ? items.innerJoin(changes, eq(changes.id, changeItems.change_id)) : items
  const ids = joined.where(and(ofItems, ofChanges)).orderBy(order(changeItems.change_id))
  return ids.limit(limit).offset(offset).as('ids')
}

/** @returns at most `countedChanges` and one. */
export async function countChanges(db: Db, filters: ChangeFilters): Promise<number> {
  const ids = idsOf(db, filters, {}, { limit: countedChanges + 1, offset: 0 })
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(ids)
  return row!.count
}

/** The change that took one back. */
const undoneBy = sql<number | null>`(select undo.id from ${changes} as undo where undo.undo_of = "changes"."id")`

interface Wanted extends Bounds {
  filters: ChangeFilters
  limit: number
  offset?: number
}

/** @returns the latest changes, the next older ones, or the next newer ones; the latest first. */
export function selectChanges(db: Db, { filters, limit, offset = 0, ...bounds }: Wanted): Promise<ChangeRow[]> {
  const ids = idsOf(db, filters, bounds, { limit, offset })
  return db
    .select({ ...getTableColumns(changes), undone_by: undoneBy.mapWith(Number) })
    .from(ids)
    .innerJoin(changes, eq(changes.id, ids.id))
    .orderBy(desc(changes.id))
}

/** @returns those of some changes that are pinned. */
export async function selectPinned(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.select({ id: changePins.change_id }).from(changePins).where(inArray(changePins.change_id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** @returns keys, as `noun id`, of those of some things that are deleted now. */
export async function selectGone(db: Db, things: { noun: string; noun_id: string }[]): Promise<Set<string>> {
  if (things.length === 0) return new Set()
  const nouns = sql`${sql.param(things.map(({ noun }) => noun))}::text[]`
  const ids = sql`${sql.param(things.map(({ noun_id }) => noun_id))}::text[]`
  const { rows } = (await db.execute(sql`
    select distinct named.noun || ' ' || named.noun_id as key from unnest(${nouns}, ${ids}) as named(noun, noun_id)
    cross join lateral (
      select kind from change_items as item
      where item.noun = named.noun and item.noun_id = named.noun_id and item.row_table = item.noun
      order by change_id desc, id desc limit 1
    ) as latest
    where latest.kind not in ('insert', 'update')`)) as unknown as { rows: { key: string }[] }
  return new Set(rows.map(({ key }) => key))
}

/** The first items of each of some changes, in the order in which they happened. */
export async function selectItems(db: Db, ids: number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  const ranked = db
    .select({
      id: changeItems.id,
      rank: sql<number>`row_number() over (partition by ${changeItems.change_id} order by ${changeItems.id})`.as(
        'rank',
      ),
    })
    .from(changeItems)
    .where(inArray(changeItems.change_id, ids))
    .as('ranked')
  return db
    .select(getTableColumns(changeItems))
    .from(ranked)
    .innerJoin(changeItems, eq(changeItems.id, ranked.id))
    .where(lte(ranked.rank, itemsPerChange))
    .orderBy(asc(changeItems.id))
}

/** @returns the number of things that each of some changes touched, by the change's id. */
export async function countThings(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: changeItems.change_id,
      things: sql<number>`count(distinct (${changeItems.noun}, ${changeItems.noun_id}))::int`,
    })
    .from(changeItems)
    .where(inArray(changeItems.change_id, ids))
    .groupBy(changeItems.change_id)
  return new Map(rows.map(({ id, things }) => [id, things]))
}

/** @returns the last known name of things whose items have none, as where only a gallery changed; by noun and id. */
export async function selectLabels(db: Db, things: { noun: string; noun_id: string }[]): Promise<Map<string, string>> {
  if (things.length === 0) return new Map()
  const named = or(
    ...things.map(({ noun, noun_id }) => and(eq(changeItems.noun, noun), eq(changeItems.noun_id, noun_id))),
  )
  const rows = await db
    .selectDistinctOn([changeItems.noun, changeItems.noun_id], {
      noun: changeItems.noun,
      noun_id: changeItems.noun_id,
      label: changeItems.label,
    })
    .from(changeItems)
    .where(and(named, isNotNull(changeItems.label)))
    .orderBy(changeItems.noun, changeItems.noun_id, desc(changeItems.id))
  return new Map(rows.map(({ noun, noun_id, label }) => [`${noun} ${noun_id}`, label ?? '']))
}

/** Names of the files that were uploaded, of pictures that are still stored, by URL. */
export async function selectFileNames(
  db: Db,
  things: { noun: string; noun_id: string }[],
): Promise<Map<string, string>> {
  const urls = things.filter(({ noun }) => noun === 'pictures').map(({ noun_id }) => noun_id)
  if (urls.length === 0) return new Map()
  const columns = { url: pictures.url, name: pictures.original_name }
  const rows = await db.select(columns).from(pictures).where(inArray(pictures.url, urls))
  return new Map(rows.map(({ url, name }) => [url, name]))
}
