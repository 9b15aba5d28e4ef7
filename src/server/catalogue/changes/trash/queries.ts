import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { trashNouns, type TrashNoun } from '#contract/admin/changes/trash.ts'
import { retention } from '#contract/retention.ts'
import type { Db } from '../../../db/database.ts'
import { operations, pictures, versions } from '../../../db/schema.ts'
import { likePattern, type Page } from '../../common/pagination.ts'
import { pictureColumns } from '../../common/cards/picture-columns.ts'

export interface TrashFilters {
  noun?: TrashNoun | undefined
  search?: string | undefined
}

/** An item that was deleted. */
export interface TrashedItem {
  noun: TrashNoun
  item_id: string
}

/** Of items that a deletion was the last to change. */
function isTrashed({ noun, search = '' }: TrashFilters): SQL | undefined {
  return and(
    eq(versions.part, 'item'),
    eq(versions.kind, 'delete'),
    noun ? eq(versions.noun, noun) : inArray(versions.noun, [...trashNouns]),
    isNotNull(versions.operation_id),
    search === '' ? undefined : ilike(versions.label, likePattern(search)),
    sql`not exists (select from ${versions} as later where later.noun = ${versions.noun}
      and later.item_id = ${versions.item_id} and later.part = 'item' and later.id > ${versions.id})`,
  )
}

export function countTrash(db: Db, filters: TrashFilters): Promise<number> {
  return db.$count(versions, isTrashed(filters))
}

const featured = sql`coalesce(${versions.body} ->> 'featured_image', ${versions.body} ->> 'image_url')`

/** What is in the trash, the latest deletion first. */
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

/** @returns everything in the trash, or what has been there for longer than it is kept. */
export function selectTrashed(db: Db, { noun, expired = false }: { noun?: TrashNoun | undefined; expired?: boolean }) {
  const isExpired = expired ? lt(operations.at, sql`now() - make_interval(days => ${retention.trashDays})`) : undefined
  return db
    .select({ noun: sql<TrashNoun>`${versions.noun}`, item_id: versions.item_id })
    .from(versions)
    .innerJoin(operations, eq(operations.id, versions.operation_id))
    .where(and(isExpired, isTrashed({ noun })))
}

/** @returns the deletion of an item that is in the trash, locked; null where it is not there. */
export async function lockDeletion(tx: Db, { noun, item_id }: TrashedItem) {
  const ofItem = and(eq(versions.noun, noun), eq(versions.item_id, item_id), eq(versions.part, 'item'))
  // A concurrent restore or purge has finished once the lock is held.
  await tx.select({ id: versions.id }).from(versions).where(ofItem).for('update')
  const [row] = await tx
    .select()
    .from(versions)
    .where(and(ofItem, isTrashed({ noun })))
  return row ?? null
}
