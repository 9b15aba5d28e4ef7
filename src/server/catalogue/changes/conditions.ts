import { and, eq, exists, ilike, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { eventOperations, type ActivityKind, type changesContract, type EventKind } from '#contract/admin/changes.ts'
import type { Db } from '../../db/database.ts'
import { changeItems, changePins, changes } from '../../db/schema.ts'
import type { FiltersOf } from '../common/filters.ts'
import { likePattern } from '../common/pagination.ts'

export type ChangeFilters = Omit<FiltersOf<typeof changesContract.list>, 'before' | 'after'>

/** @returns the condition on `changes` for the filters of the list and of the file. */
export function conditionsOf(db: Db, { noun, noun_id, kind, search, pinned, from, to }: ChangeFilters) {
  const event = kind && isEventKind(kind) ? kind : undefined
  const ofItems = and(
    noun && noun !== 'account' ? eq(changeItems.noun, noun) : undefined,
    noun_id ? eq(changeItems.noun_id, noun_id) : undefined,
    kind && !isEventKind(kind) ? eq(changeItems.kind, kind) : undefined,
    search ? ofThingsNamed(search) : undefined,
  )
  const items = ofItems && existsIn(db, changeItems, and(eq(changeItems.change_id, changes.id), ofItems)!)
  return and(
    items,
    noun === 'account' ? isNotNull(changes.details) : undefined,
    event ? inArray(changes.operation, [...eventOperations[event]]) : undefined,
    pinned ? existsIn(db, changePins, eq(changePins.change_id, changes.id)) : undefined,
    from ? sql`${changes.at} >= ${dayStart(from)}` : undefined,
    to ? sql`${changes.at} < ${dayStart(to)} + interval '1 day'` : undefined,
  )
}

function isEventKind(kind: ActivityKind): kind is EventKind {
  return kind in eventOperations
}

/** Days are those of the company, wherever the database stands. */
function dayStart(day: string): SQL {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`
}

/** All words, in any order. By thing, since the items of a gallery have no name. */
function ofThingsNamed(search: string): SQL {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const named = and(...words.map((word) => ilike(sql`named.label`, likePattern(word))))
  return sql`(${changeItems.noun}, ${changeItems.noun_id}) in (select named.noun, named.noun_id from ${changeItems} as named where ${named})`
}

function existsIn(db: Db, table: typeof changeItems | typeof changePins, condition: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(condition),
  )
}
