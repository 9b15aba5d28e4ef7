import { and, eq, getTableName, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RemovableEntity } from '#contract/admin/first-run/sample.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, heroImages, testimonials, trips, vendors } from '../../platform/db/schema.ts'
import { reachedAt } from '../../platform/db/writes/milestones.ts'

export interface SampleTable {
  table: PgTable & { id: PgColumn; sample: PgColumn; created_at: PgColumn }
  label: PgColumn
  /** The loader sets it to `created_at`, and every save moves it on. */
  version: PgColumn
  isUsed: SQL<boolean>
}

const unused = sql<boolean>`false`

export const sampleTables: Record<RemovableEntity, SampleTable> = {
  trips: {
    table: trips,
    label: trips.title,
    version: trips.updated_at,
    isUsed: sql`(exists (select from testimonials where trip_id = trips.id)
      or exists (select from blogs where trip_ids @> array[trips.id]))`,
  },
  vendors: {
    table: vendors,
    label: vendors.vendor_name,
    version: vendors.updated_at,
    isUsed: sql`exists (select from trips where vendor_id = vendors.id)`,
  },
  blogs: { table: blogs, label: blogs.title, version: blogs.updated_at, isUsed: unused },
  testimonials: { table: testimonials, label: testimonials.name, version: testimonials.updated_at, isUsed: unused },
  // A hero image can only be switched on and off, which is not an edit.
  hero_images: { table: heroImages, label: heroImages.title, version: heroImages.created_at, isUsed: unused },
}

/** Whether a save changed what the loader stored. An undo restores that content as a newer version. */
export function wasEdited({ table, version }: SampleTable): SQL<boolean> {
  const stored = sql`from versions where entity = ${getTableName(table)} and item_id = ${table}.id::text and part = 'item'`
  const content = sql`body - '{updated_at,host_info}'::text[]`
  return sql`(${version} <> ${table.created_at} and not exists (
    select ${stored} and (body ->> 'updated_at')::timestamptz = ${table}.created_at
      and ${content} = (select ${content} ${stored} order by id desc limit 1)))`
}

export function hasDraft({ table }: SampleTable): SQL<boolean> {
  return sql`exists (select from drafts where item_id = ${table}.id)`
}

/** Whether a removal deletes a row without a tick. */
export function isRemovable(each: SampleTable): SQL {
  return and(eq(each.table.sample, true), not(wasEdited(each)), not(hasDraft(each)), not(each.isUsed))!
}

/** Whether a row is not sample content, or was edited since it was loaded. */
function isOwn(each: SampleTable): SQL {
  return or(eq(each.table.sample, false), wasEdited(each))!
}

async function isStored(db: Db, { table }: SampleTable, condition?: SQL): Promise<boolean> {
  return (
    (
      await db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(condition)
        .limit(1)
    ).length > 0
  )
}

async function isAnyStored(db: Db, condition?: (each: SampleTable) => SQL): Promise<boolean> {
  // One after the other: a transaction has a single connection.
  for (const each of Object.values(sampleTables)) if (await isStored(db, each, condition?.(each))) return true
  return false
}

/** Whether a removal would delete anything without a tick. */
export const hasRemovableSample = (db: Db) => isAnyStored(db, isRemovable)

/** Whether there is content that did not come with the sample content, or was edited since. */
export const hasOwnContent = (db: Db) => isAnyStored(db, isOwn)

/** Whether there is nothing that a list of the back office could show. */
export const isCatalogueEmpty = async (db: Db) => !(await isAnyStored(db))

/** Whether a trip is published that the owner created or edited. */
export function hasOwnTrip(db: Db): Promise<boolean> {
  return isStored(db, sampleTables.trips, and(eq(trips.status, 'published'), isOwn(sampleTables.trips)))
}

/** Whether the home page shows a picture that did not come with the sample content. */
export function hasOwnHeroImage(db: Db): Promise<boolean> {
  return isStored(db, sampleTables.hero_images, and(heroImages.is_active, eq(heroImages.sample, false)))
}

/** Whether the sample content was ever loaded: a start does not load again what the owner removed. */
export async function wasSampleLoaded(db: Db): Promise<boolean> {
  return (await reachedAt(db, 'sample-loaded')) !== null
}
