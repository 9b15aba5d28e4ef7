import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { removableNouns } from '#contract/admin/first-run/sample.ts'
import type { Db } from '../../../db/database.ts'
import { blogs, heroImages, pictures, sampleThings, testimonials, trips, vendors } from '../../../db/schema.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import { rowWithGallery } from './mark-sample.ts'

export type RemovableNoun = (typeof removableNouns)[number]

/** A thing of the sample content that is still there. */
export interface SampleThing {
  noun: RemovableNoun
  id: string
  label: string
  /** As it was loaded; null where that was not recorded. */
  loaded: ChangedColumns | null
  now: ChangedColumns
  /** Columns that somebody changed; `trip_images` stands for the gallery. */
  changed: string[]
}

interface SampleTable {
  table: PgTable & { id: AnyPgColumn }
  label: string
  row: SQL
}

const own = sql`to_jsonb(t)`

const tables: Record<RemovableNoun, SampleTable> = {
  trips: { table: trips, label: 'title', row: rowWithGallery },
  vendors: { table: vendors, label: 'vendor_name', row: own },
  blogs: { table: blogs, label: 'title', row: own },
  testimonials: { table: testimonials, label: 'name', row: own },
  hero_images: { table: heroImages, label: 'title', row: own },
}

/** What follows from other columns and rows, or gave way to another hero image, is no change of the thing. */
const following = new Set([
  'created_at',
  'updated_at',
  'published_at',
  'host_info',
  'start',
  'reading_minutes',
  'is_active',
])

/** References that are left empty when what they name is deleted. */
const references: Record<string, PgTable & { id?: AnyPgColumn; url?: AnyPgColumn }> = {
  vendor_id: vendors,
  trip_id: trips,
  featured_image: pictures,
  portrait: pictures,
  photo: pictures,
}

/** @returns what is left of the sample content, each thing with what was changed of it since it was loaded. */
export async function readSample(db: Db): Promise<SampleThing[]> {
  const things: SampleThing[] = []
  for (const noun of removableNouns) things.push(...(await readNoun(db, noun)))
  return things
}

async function readNoun(db: Db, noun: RemovableNoun): Promise<SampleThing[]> {
  const { table, label, row } = tables[noun]
  const rows = await db
    .select({ id: sampleThings.noun_id, loaded: sampleThings.loaded, now: sql<ChangedColumns>`${row}` })
    .from(sampleThings)
    .innerJoin(sql`${table} as t`, sql`t.id = ${sampleThings.noun_id}::uuid`)
    .where(eq(sampleThings.noun, noun))
    .orderBy(sql`t.${sql.identifier(label)} collate "C"`, sampleThings.noun_id)
  const gone = await goneReferences(db, rows)
  return rows.map(({ id, loaded, now }) => {
    const changed = loaded === null ? ['unknown'] : changedColumns(loaded, now, gone)
    return { noun, id, label: String(now[label]), loaded, now, changed }
  })
}

function changedColumns(loaded: ChangedColumns, now: ChangedColumns, gone: Set<string>): string[] {
  return Object.keys(loaded).filter(
    (column) =>
      !following.has(column) &&
      column in now &&
      !isDeepStrictEqual(loaded[column], now[column]) &&
      !(now[column] === null && gone.has(keyOf(column, loaded[column]))),
  )
}

/** @returns keys of what references led to when they were loaded and what is no longer there. */
async function goneReferences(
  db: Db,
  rows: { loaded: ChangedColumns | null; now: ChangedColumns }[],
): Promise<Set<string>> {
  const gone = new Set<string>()
  for (const [column, table] of Object.entries(references)) {
    const emptied = rows.flatMap(({ loaded, now }) =>
      loaded && typeof loaded[column] === 'string' && now[column] === null ? [loaded[column]] : [],
    )
    if (emptied.length === 0) continue
    const key = (table.id ?? table.url)!
    const there = await db.select({ key }).from(table).where(inArray(key, emptied))
    const known = new Set(there.map((each) => each.key))
    for (const value of emptied) if (!known.has(value)) gone.add(keyOf(column, value))
  }
  return gone
}

function keyOf(column: string, value: unknown): string {
  return `${column} ${String(value)}`
}

/** Whether a trip is published that the admin made, or made of a sample trip. */
export async function hasOwnTrip(db: Db): Promise<boolean> {
  const isMarked = sql`exists (select from ${sampleThings} where ${sampleThings.noun} = 'trips'
    and ${sampleThings.noun_id} = ${trips.id}::text)`
  const own = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.status, 'published'), sql`not ${isMarked}`))
    .limit(1)
  if (own.length > 0) return true
  const samples = await readNoun(db, 'trips')
  return samples.some(({ now, changed }) => now.status === 'published' && isRewritten(changed))
}

function isRewritten(changed: string[]): boolean {
  return changed.includes('title') && changed.includes('description')
}

/** Whether the home page shows a picture that did not come with the sample content. */
export async function hasOwnHeroImage(db: Db): Promise<boolean> {
  const isMarked = sql`exists (select from ${sampleThings} where ${sampleThings.noun} = 'hero_images'
    and ${sampleThings.noun_id} = ${heroImages.id}::text)`
  const own = await db
    .select({ id: heroImages.id })
    .from(heroImages)
    .where(and(heroImages.is_active, sql`not ${isMarked}`))
    .limit(1)
  return own.length > 0
}

/** Whether there is content that did not come with the sample, or was changed since. */
export async function hasOwnContent(db: Db): Promise<boolean> {
  for (const noun of removableNouns) {
    const { table } = tables[noun]
    const isMarked = sql`exists (select from ${sampleThings} where ${sampleThings.noun} = ${noun}
      and ${sampleThings.noun_id} = ${table.id}::text)`
    if ((await db.$count(table, sql`not ${isMarked}`)) > 0) return true
  }
  return (await readSample(db)).some(({ changed }) => changed.length > 0)
}

/** Whether there is nothing that a list of the back office could show. */
export async function isCatalogueEmpty(db: Db): Promise<boolean> {
  // One after the other: a transaction has a single connection.
  for (const table of [trips, vendors, blogs, testimonials, heroImages]) {
    if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return false
  }
  return true
}
