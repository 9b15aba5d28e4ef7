import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { trashEntities, type TrashEntity } from '#contract/admin/changes/trash.ts'
import { retention } from '#contract/retention.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, pictures, versions } from '../../platform/db/schema.ts'
import { likePattern, type Page } from '../../api/pagination.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'

export interface TrashFilters {
  entity?: TrashEntity | undefined
  search?: string | undefined
}

/** An item that was deleted. */
export interface TrashedItem {
  entity: TrashEntity
  item_id: string
}

/** Matches items whose last change was a deletion. */
function isTrashed({ entity, search = '' }: TrashFilters): SQL | undefined {
  return and(
    eq(versions.part, 'item'),
    eq(versions.kind, 'delete'),
    entity ? eq(versions.entity, entity) : inArray(versions.entity, [...trashEntities]),
    isNotNull(versions.operation_id),
    search === '' ? undefined : ilike(versions.label, likePattern(search)),
    sql`not exists (select from ${versions} as later where later.entity = ${versions.entity}
      and later.item_id = ${versions.item_id} and later.part = 'item' and later.id > ${versions.id})`,
  )
}

export function countTrash(db: Db, filters: TrashFilters): Promise<number> {
  return db.$count(versions, isTrashed(filters))
}

const featured = sql`coalesce(${versions.body} ->> 'featured_image', ${versions.body} ->> 'image_url')`

/** Items in the trash, latest deletion first. */
export function selectTrash(db: Db, filters: TrashFilters, { limit, offset }: Page) {
  return db
    .select({ ...getTableColumns(versions), deleted_at: operations.at, picture: pictureColumns(pictures) })
    .from(versions)
    .innerJoin(operations, eq(operations.id, versions.operation_id))
    .leftJoin(pictures, eq(pictures.url, featured))
    .where(isTrashed(filters))
    .orderBy(desc(versions.id))
    .limit(limit)
    .offset(offset)
}

export type TrashRow = Awaited<ReturnType<typeof selectTrash>>[number]

/** @returns all items in the trash, or the expired ones. */
export function selectTrashed(
  db: Db,
  { entity, expired = false }: { entity?: TrashEntity | undefined; expired?: boolean },
) {
  const isExpired = expired ? lt(operations.at, sql`now() - make_interval(days => ${retention.trashDays})`) : undefined
  return db
    .select({ entity: sql<TrashEntity>`${versions.entity}`, item_id: versions.item_id })
    .from(versions)
    .innerJoin(operations, eq(operations.id, versions.operation_id))
    .where(and(isExpired, isTrashed({ entity })))
}

/** @returns the deletion of an item that is in the trash, locked; null where it is not there. */
export async function lockDeletion(tx: Db, { entity, item_id }: TrashedItem) {
  const ofItem = and(eq(versions.entity, entity), eq(versions.item_id, item_id), eq(versions.part, 'item'))
  // A concurrent restore or purge has finished once the lock is held.
  await tx.select({ id: versions.id }).from(versions).where(ofItem).for('update')
  const [row] = await tx
    .select()
    .from(versions)
    .where(and(ofItem, isTrashed({ entity })))
  return row ?? null
}
