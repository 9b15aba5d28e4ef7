import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { trashNouns, type TrashNoun } from '#contract/admin/changes/trash.ts'
import { retention } from '#contract/retention.ts'
import type { Db } from '../../../db/database.ts'
import { changeItems, changePictures, changes, pictures } from '../../../db/schema.ts'
import { likePattern, type Page } from '../../common/pagination.ts'
import { pictureColumns } from '../../common/cards/picture-columns.ts'

export interface TrashFilters {
  noun?: TrashNoun | undefined
  search?: string | undefined
}

/** A thing that was deleted. */
export interface Thing {
  noun: TrashNoun
  noun_id: string
}

/** The latest deletion of each thing. */
function deletionsOf(db: Db, { noun, search = '' }: TrashFilters) {
  return db
    .selectDistinctOn([changeItems.noun, changeItems.noun_id], {
      id: changeItems.id,
      change_id: changeItems.change_id,
      noun: changeItems.noun,
      noun_id: changeItems.noun_id,
      label: changeItems.label,
    })
    .from(changeItems)
    .where(
      and(
        eq(changeItems.kind, 'delete'),
        eq(changeItems.row_table, changeItems.noun),
        noun ? eq(changeItems.noun, noun) : inArray(changeItems.noun, [...trashNouns]),
        isNotNull(changeItems.before),
        search === '' ? undefined : ilike(changeItems.label, likePattern(search)),
      ),
    )
    .orderBy(changeItems.noun, changeItems.noun_id, desc(changeItems.id))
    .as('deletions')
}

type Deletions = ReturnType<typeof deletionsOf>

const rowOf = (table: string, key: SQL) =>
  sql`exists (select 1 from ${sql.identifier(table)} as t where t.id = ${key}::uuid)`

/**
 * Whether a deleted thing is still gone. `case` looks at one table only: the ids of pictures are no UUIDs. A picture
 * without a file cannot come back.
 */
function isGone({ id, noun, noun_id }: Deletions): SQL {
  const ids = trashNouns
    .filter((each) => each !== 'pictures')
    .map((each) => sql`when ${sql.raw(`'${each}'`)} then not ${rowOf(each, sql`${noun_id}`)}`)
  return sql`case ${noun} ${sql.join(ids, sql` `)}
    else not exists (select 1 from ${pictures} as t where t.url = ${noun_id})
      and exists (select 1 from ${changePictures} as named where named.item_id = ${id}) end`
}

export async function countTrash(db: Db, filters: TrashFilters): Promise<number> {
  const deletions = deletionsOf(db, filters)
  const [row] = await db
    .select({ things: sql<number>`count(*)::int` })
    .from(deletions)
    .where(isGone(deletions))
  return row!.things
}

const featured = sql`coalesce(${changeItems.before} ->> 'featured_image', ${changeItems.before} ->> 'image_url')`

/** What is in the trash, the latest deletion first. */
export function selectTrash(db: Db, filters: TrashFilters, { limit, offset }: Page) {
  const deletions = deletionsOf(db, filters)
  const page = db
    .select({ id: deletions.id })
    .from(deletions)
    .where(isGone(deletions))
    .orderBy(desc(deletions.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({ ...getTableColumns(changeItems), deleted_at: changes.at, picture: pictureColumns(pictures) })
    .from(page)
    .innerJoin(changeItems, eq(changeItems.id, page.id))
    .innerJoin(changes, eq(changes.id, changeItems.change_id))
    .leftJoin(pictures, eq(pictures.url, featured))
    .orderBy(desc(changeItems.id))
}

export type TrashRow = Awaited<ReturnType<typeof selectTrash>>[number]

/** @returns everything in the trash, or what has been there for longer than it is kept. */
export function selectTrashed(db: Db, { noun, expired = false }: { noun?: TrashNoun | undefined; expired?: boolean }) {
  const deletions = deletionsOf(db, { noun })
  const isExpired = expired ? lt(changes.at, sql`now() - make_interval(days => ${retention.trashDays})`) : undefined
  return db
    .select({ noun: sql<TrashNoun>`${deletions.noun}`, noun_id: deletions.noun_id })
    .from(deletions)
    .innerJoin(changes, eq(changes.id, deletions.change_id))
    .where(and(isExpired, isGone(deletions)))
}

/** @returns the latest deletion of a thing that is in the trash, locked; null where it is not there. */
export async function lockDeletion(tx: Db, { noun, noun_id }: Thing) {
  const ofThing = and(
    eq(changeItems.noun, noun),
    eq(changeItems.noun_id, noun_id),
    eq(changeItems.row_table, noun),
    eq(changeItems.kind, 'delete'),
    isNotNull(changeItems.before),
  )
  // Whoever restores or purges it at the same time has finished when the lock is there.
  await tx.select({ id: changeItems.id }).from(changeItems).where(ofThing).for('update')
  const deletions = deletionsOf(tx, { noun })
  const [row] = await tx
    .select({ item: changeItems })
    .from(deletions)
    .innerJoin(changeItems, eq(changeItems.id, deletions.id))
    .where(and(eq(deletions.noun_id, noun_id), isGone(deletions)))
  return row?.item ?? null
}

/** @returns the items of a deletion that belong to the thing, and the changes of other things in the same change. */
export function selectItemsOfDeletion(tx: Db, change_id: number, { noun, noun_id }: Thing) {
  const own = and(eq(changeItems.noun, noun), eq(changeItems.noun_id, noun_id))
  return tx
    .select()
    .from(changeItems)
    .where(and(eq(changeItems.change_id, change_id), or(own, eq(changeItems.kind, 'update'))))
    .orderBy(changeItems.id)
}
