import { and, asc, desc, eq, exists, getTableColumns, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { changesContract } from '#contract/admin/changes.ts'
import type { Db } from '../../db/database.ts'
import { changeItems, changes } from '../../db/schema.ts'
import type { FiltersOf } from '../common/filters.ts'
import { idsOfSlice, orderBy, type Slice, type SortKey } from '../common/pagination.ts'

export type ChangeFilters = FiltersOf<typeof changesContract.list>

export type ChangeRow = typeof changes.$inferSelect & { undone_by: number | null }
export type ItemRow = typeof changeItems.$inferSelect

/** Items of one change that are read for a list; a bulk change has thousands. */
const itemsPerChange = 100

const newest: SortKey[] = [{ by: changes.id, direction: 'desc' }]

/** Days are those of the company, wherever the database stands. */
function dayStart(day: string): SQL {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`
}

function conditionsOf(db: Db, { noun, noun_id, kind, from, to }: ChangeFilters): SQL | undefined {
  const ofItems = and(
    noun && noun !== 'account' ? eq(changeItems.noun, noun) : undefined,
    noun_id ? eq(changeItems.noun_id, noun_id) : undefined,
    kind ? eq(changeItems.kind, kind) : undefined,
  )
  const items =
    ofItems &&
    exists(
      db
        .select({ one: sql`1` })
        .from(changeItems)
        .where(and(eq(changeItems.change_id, changes.id), ofItems)),
    )
  return and(
    items,
    noun === 'account' ? isNotNull(changes.details) : undefined,
    from ? sql`${changes.at} >= ${dayStart(from)}` : undefined,
    to ? sql`${changes.at} < ${dayStart(to)} + interval '1 day'` : undefined,
  )
}

/** The change that took one back. */
const undoneBy = sql<number | null>`(select undo.id from ${changes} as undo where undo.undo_of = "changes"."id")`

export function countChanges(db: Db, filters: ChangeFilters): Promise<number> {
  return db.$count(changes, conditionsOf(db, filters))
}

export function selectChanges(db: Db, filters: ChangeFilters, { limit, offset, reversed }: Slice) {
  // Ids follow the order of the transactions' first changes.
  const ids = idsOfSlice(db, changes, conditionsOf(db, filters), newest, { limit, offset, reversed }).as('page')
  return db
    .select({ ...getTableColumns(changes), undone_by: undoneBy.mapWith(Number) })
    .from(ids)
    .innerJoin(changes, eq(changes.id, ids.id))
    .orderBy(...orderBy(newest))
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
