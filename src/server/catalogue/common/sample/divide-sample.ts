import { and, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { blogs, editions, schedules, testimonials, trips } from '../../../db/schema.ts'
import { readSample, type RemovableNoun, type SampleThing } from './read-sample.ts'

/** A thing that goes although it was changed. */
export interface Ticked {
  noun: RemovableNoun
  id: string
}

/** Why a thing of the sample content stays. */
export interface Hold {
  thing: SampleThing
  hasDraft: boolean
  hasSchedule: boolean
  /** Names of what stays and names it. */
  namedBy: string[]
}

export interface DividedSample {
  /** Ids of what goes. */
  going: Record<RemovableNoun, string[]>
  kept: Hold[]
}

/** Divides what is left of the sample content: what nobody changed and nothing else names goes, and what is ticked. */
export async function divideSample(db: Db, ticked: Ticked[] = []): Promise<DividedSample> {
  const things = await readSample(db)
  const kept = await holdChanged(db, things, ticked)
  const idsOf = (noun: RemovableNoun) =>
    things.filter((thing) => thing.noun === noun && !kept.has(thing)).map(({ id }) => id)
  // Vendors after trips: a trip that stays keeps its vendor.
  for (const [noun, namesOf] of [
    ['trips', namesOfTrips],
    ['vendors', namesOfVendors],
  ] as const) {
    const names = await namesOf(db, idsOf)
    for (const thing of things) {
      const namedBy = thing.noun === noun ? names.get(thing.id) : undefined
      if (!namedBy || kept.has(thing) || isTicked(thing, ticked)) continue
      kept.set(thing, { thing, hasDraft: false, hasSchedule: false, namedBy })
    }
  }
  const going = {
    trips: idsOf('trips'),
    vendors: idsOf('vendors'),
    blogs: idsOf('blogs'),
    testimonials: idsOf('testimonials'),
    hero_images: idsOf('hero_images'),
  }
  return { going, kept: [...kept.values()] }
}

/** Whether there is sample content that a removal would take away without being told to. */
export async function hasSample(db: Db): Promise<boolean> {
  const { going } = await divideSample(db)
  return Object.values(going).some((ids) => ids.length > 0)
}

function isTicked({ noun, id }: SampleThing, ticked: Ticked[]): boolean {
  return ticked.some((each) => each.noun === noun && each.id === id)
}

/** @returns what somebody changed, or has begun to change. */
async function holdChanged(db: Db, things: SampleThing[], ticked: Ticked[]): Promise<Map<SampleThing, Hold>> {
  const kept = new Map<SampleThing, Hold>()
  if (things.length === 0) return kept
  const ids = things.map(({ id }) => id)
  const drafts = await db.selectDistinct({ id: editions.item_id }).from(editions).where(inArray(editions.item_id, ids))
  const plans = await db
    .selectDistinct({ id: schedules.item_id })
    .from(schedules)
    .where(inArray(schedules.item_id, ids))
  const [drafted, planned] = [drafts, plans].map((rows) => new Set(rows.map(({ id }) => id)))
  for (const thing of things) {
    const [hasDraft, hasSchedule] = [drafted!.has(thing.id), planned!.has(thing.id)]
    if (thing.changed.length === 0 && !hasDraft && !hasSchedule) continue
    if (!isTicked(thing, ticked)) kept.set(thing, { thing, hasDraft, hasSchedule, namedBy: [] })
  }
  return kept
}

type IdsOf = (noun: RemovableNoun) => string[]

/** @returns by trip, what stays and names it. */
async function namesOfTrips(db: Db, idsOf: IdsOf): Promise<Map<string, string[]>> {
  const ids = idsOf('trips')
  if (ids.length === 0) return new Map()
  const words = await db
    .select({ id: testimonials.trip_id, label: testimonials.name })
    .from(testimonials)
    .where(and(inArray(testimonials.trip_id, ids), notInArray(testimonials.id, idsOf('testimonials'))))
    .orderBy(testimonials.name)
  const stories = await db
    .select({ id: sql<string>`led.id`, label: blogs.title })
    .from(blogs)
    .innerJoin(sql`unnest(${blogs.trip_ids}) as led(id)`, sql`true`)
    .where(and(inArray(sql`led.id::text`, ids), notInArray(blogs.id, idsOf('blogs'))))
    .orderBy(blogs.title)
  return byId([...words, ...stories])
}

/** @returns by vendor, trips that stay and name it. */
async function namesOfVendors(db: Db, idsOf: IdsOf): Promise<Map<string, string[]>> {
  const ids = idsOf('vendors')
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: trips.vendor_id, label: trips.title })
    .from(trips)
    .where(and(inArray(trips.vendor_id, ids), notInArray(trips.id, idsOf('trips'))))
    .orderBy(trips.title)
  return byId(rows)
}

function byId(rows: { id: string | null; label: string }[]): Map<string, string[]> {
  const groups = Map.groupBy(rows, ({ id }) => id!)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ label }) => label)]))
}
