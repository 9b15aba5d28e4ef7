import { eventOperations, type EventKind } from '#contract/admin/changes/event-operations.ts'
import { and, eq, gt, inArray, isNotNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ActivityKind, type changesContract } from '#contract/admin/changes/changes.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, versions } from '../../platform/db/schema.ts'
import { dayStart, type FiltersOf } from '../../api/filters.ts'
import { likePattern } from '../../api/pagination.ts'

export type ChangeFilters = Omit<FiltersOf<typeof changesContract.list>, 'before' | 'after'>

/** Operations older or newer than one. */
export interface Bounds {
  before?: number | undefined
  after?: number | undefined
}

/** The condition on `versions`, and that on `operations`; undefined if it is missing. */
export interface ChangeConditions {
  ofVersions: SQL | undefined
  ofOperations: SQL | undefined
}

/** @returns what the filters of the list and of the file mean. */
export function conditionsOf(db: Db, filters: ChangeFilters, { before, after }: Bounds = {}): ChangeConditions {
  const { entity, item_id, kind, search, pinned, from, to } = filters
  const event = kind && isEventKind(kind) ? kind : undefined
  const ofVersions = and(
    entity && entity !== 'account' ? eq(versions.entity, entity) : undefined,
    item_id ? eq(versions.item_id, item_id) : undefined,
    kind && !isEventKind(kind) ? ofKind(db, kind) : undefined,
    search ? ofItemsNamed(search) : undefined,
  )
  const id = ofVersions ? versions.operation_id : operations.id
  const bounds = and(before ? lt(id, before) : undefined, after ? gt(id, after) : undefined)
  const ofOperations = and(
    entity === 'account' ? isNotNull(operations.details) : undefined,
    event ? inArray(operations.operation, [...eventOperations[event]]) : undefined,
    pinned ? eq(operations.pinned, true) : undefined,
    from ? sql`${operations.at} >= ${dayStart(from)}` : undefined,
    to ? sql`${operations.at} < ${dayStart(to)} + interval '1 day'` : undefined,
  )
  return ofVersions
    ? { ofVersions: and(isNotNull(versions.operation_id), ofVersions, bounds), ofOperations }
    : { ofVersions: undefined, ofOperations: and(ofOperations, bounds) }
}

function isEventKind(kind: ActivityKind): kind is EventKind {
  return kind in eventOperations
}

/** An item is created and deleted with its own row; whatever happens to its draft and schedules changes it. */
function ofKind(db: Db, kind: Exclude<ActivityKind, EventKind>): SQL {
  const isOwn = eq(versions.part, 'item')
  if (kind !== 'update') return and(isOwn, eq(versions.kind, kind))!
  const own = alias(versions, 'own')
  const itself = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.operation_id, versions.operation_id),
        eq(own.entity, versions.entity),
        eq(own.item_id, versions.item_id),
        eq(own.part, 'item'),
        ne(own.kind, 'update'),
      ),
    )
  return or(and(isOwn, eq(versions.kind, 'update')), and(ne(versions.part, 'item'), notExists(itself)))!
}

/** Days are in the company's time zone, whatever the database's. */
/** All words in one name that the item has or had, in any order. Grouped, since an item has many versions with one name. */
function ofItemsNamed(search: string): SQL {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const named = and(...words.map((word) => sql`label ilike ${likePattern(word)}`))
  return sql`(${versions.entity}, ${versions.item_id}) in (
    select entity, item_id from ${versions} as named where ${named} group by entity, item_id)`
}
