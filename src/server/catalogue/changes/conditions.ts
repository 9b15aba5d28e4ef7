import { and, eq, exists, gt, ilike, inArray, isNotNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  eventOperations,
  type ActivityKind,
  type changesContract,
  type EventKind,
} from '#contract/admin/changes/changes.ts'
import type { Db } from '../../db/database.ts'
import { changeItems, changeNames, changePins, changes } from '../../db/schema.ts'
import type { FiltersOf } from '../common/filters.ts'
import { likePattern } from '../common/pagination.ts'

export type ChangeFilters = Omit<FiltersOf<typeof changesContract.list>, 'before' | 'after'>

/** Changes older or newer than one. */
export interface Bounds {
  before?: number | undefined
  after?: number | undefined
}

/** The condition on `change_items`, and that on `changes`; undefined where there is none. */
export interface ChangeConditions {
  ofItems: SQL | undefined
  ofChanges: SQL | undefined
}

/** @returns what the filters of the list and of the file mean. */
export function conditionsOf(db: Db, filters: ChangeFilters, { before, after }: Bounds = {}): ChangeConditions {
  const { noun, noun_id, kind, search, pinned, from, to } = filters
  const event = kind && isEventKind(kind) ? kind : undefined
  const ofItems = and(
    noun && noun !== 'account' ? eq(changeItems.noun, noun) : undefined,
    noun_id ? eq(changeItems.noun_id, noun_id) : undefined,
    kind && !isEventKind(kind) ? ofKind(db, kind) : undefined,
    search ? ofThingsNamed(search) : undefined,
  )
  const id = ofItems ? changeItems.change_id : changes.id
  const bounds = and(before ? lt(id, before) : undefined, after ? gt(id, after) : undefined)
  const ofChanges = and(
    noun === 'account' ? isNotNull(changes.details) : undefined,
    event ? inArray(changes.operation, [...eventOperations[event]]) : undefined,
    pinned ? isPinned(db) : undefined,
    from ? sql`${changes.at} >= ${dayStart(from)}` : undefined,
    to ? sql`${changes.at} < ${dayStart(to)} + interval '1 day'` : undefined,
  )
  return ofItems
    ? { ofItems: and(ofItems, bounds), ofChanges }
    : { ofItems: undefined, ofChanges: and(ofChanges, bounds) }
}

function isEventKind(kind: ActivityKind): kind is EventKind {
  return kind in eventOperations
}

/** A thing is created and deleted with its own row; whatever happens to its parts changes it. */
function ofKind(db: Db, kind: Exclude<ActivityKind, EventKind>): SQL {
  const isOwn = eq(changeItems.row_table, changeItems.noun)
  if (kind !== 'update') return and(isOwn, eq(changeItems.kind, kind))!
  const own = alias(changeItems, 'own')
  const itself = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.change_id, changeItems.change_id),
        eq(own.noun, changeItems.noun),
        eq(own.noun_id, changeItems.noun_id),
        eq(own.row_table, own.noun),
        ne(own.kind, 'update'),
      ),
    )
  const ofPart = and(ne(changeItems.row_table, changeItems.noun), notExists(itself))
  return or(and(isOwn, eq(changeItems.kind, 'update')), ofPart)!
}

/** Days are those of the company, wherever the database stands. */
function dayStart(day: string): SQL {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`
}

/** All words in one name, in any order. By thing, since the items of a gallery have no name. */
function ofThingsNamed(search: string): SQL {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const named = and(...words.map((word) => ilike(changeNames.label, likePattern(word))))
  return sql`(${changeItems.noun}, ${changeItems.noun_id}) in (select ${changeNames.noun}, ${changeNames.noun_id} from ${changeNames} where ${named})`
}

function isPinned(db: Db): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(changePins)
      .where(eq(changePins.change_id, changes.id)),
  )
}
