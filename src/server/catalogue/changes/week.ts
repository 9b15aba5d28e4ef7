import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { ChangedNoun, ChangesOfWeek } from '#contract/admin/changes/changes.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { Db } from '../../db/database.ts'
import { changeItems, changes } from '../../db/schema.ts'
import { netChange } from './net-change.ts'
import { selectGone, selectLabels, type ItemRow } from './queries.ts'

const days = 7

/** Things that the dashboard has room for. */
const shownThings = 6

/** Of one thing; those of a busy week are more, and the oldest of them are left out. */
const itemsPerThing = 200

/** Today and the six days before it, in India. */
export async function changesOfWeek(db: Db, now = new Date()): Promise<ChangesOfWeek> {
  const from = dayInIndia(new Date(now.getTime() - (days - 1) * 86_400_000).toISOString())
  const first = await firstSince(db, from)
  if (first === null) return { from, things: [], more_things: 0, pictures: 0 }
  const { things, total } = await latestThings(db, first)
  const items = await itemsOf(db, things, first)
  const labels = await selectLabels(db, things)
  const latest = await latestChanges(db, things)
  const gone = await selectGone(db, things)
  const shown = things.map(({ noun, noun_id, change_id, changes: count }) => {
    const own = items.filter((item) => item.noun === noun && item.noun_id === noun_id)
    const { at, author } = latest.get(change_id)!
    const label = own.findLast((item) => item.label !== null)?.label ?? labels.get(`${noun} ${noun_id}`) ?? ''
    const name = { noun: noun as ChangedNoun, noun_id, label, gone: gone.has(`${noun} ${noun_id}`) }
    return { ...name, ...netChange(own), at: at.toISOString(), author, changes: count }
  })
  return { from, things: shown, more_things: total - shown.length, pictures: await countPictures(db, first) }
}

/** @param day in India. @returns id of the first change since, or null. */
async function firstSince(db: Db, day: string): Promise<number | null> {
  const [row] = await db
    .select({ id: sql<number | null>`min(${changes.id})` })
    .from(changes)
    .where(sql`${changes.at} >= (${day}::date)::timestamp at time zone 'Asia/Kolkata'`)
  return row?.id ?? null
}

interface LatestThing {
  noun: string
  noun_id: string
  /** Its latest change. */
  change_id: number
  changes: number
}

async function latestThings(db: Db, first: number): Promise<{ things: LatestThing[]; total: number }> {
  const rows = await db
    .select({
      noun: changeItems.noun,
      noun_id: changeItems.noun_id,
      change_id: sql<number>`max(${changeItems.change_id})`.as('latest'),
      changes: sql<number>`count(distinct ${changeItems.change_id})::int`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(changeItems)
    .where(and(gte(changeItems.change_id, first), ne(changeItems.noun, 'pictures')))
    .groupBy(changeItems.noun, changeItems.noun_id)
    .orderBy(sql`latest desc`, changeItems.noun, changeItems.noun_id)
    .limit(shownThings)
  return { things: rows, total: rows[0]?.total ?? 0 }
}

async function itemsOf(db: Db, things: LatestThing[], first: number): Promise<ItemRow[]> {
  const ids = things.map(({ noun_id }) => noun_id)
  const ranked = db
    .select({
      id: changeItems.id,
      rank: sql<number>`row_number() over (partition by ${changeItems.noun}, ${changeItems.noun_id} order by ${changeItems.id} desc)`.as(
        'rank',
      ),
    })
    .from(changeItems)
    .where(and(gte(changeItems.change_id, first), ne(changeItems.noun, 'pictures'), inArray(changeItems.noun_id, ids)))
    .as('ranked')
  const rows = await db
    .select({ item: changeItems })
    .from(ranked)
    .innerJoin(changeItems, eq(changeItems.id, ranked.id))
    .where(sql`${ranked.rank} <= ${itemsPerThing}`)
    .orderBy(asc(changeItems.id))
  return rows.map(({ item }) => item)
}

async function latestChanges(db: Db, things: LatestThing[]) {
  const ids = things.map(({ change_id }) => change_id)
  const rows = await db.select().from(changes).where(inArray(changes.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

async function countPictures(db: Db, first: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${changeItems.noun_id})::int` })
    .from(changeItems)
    .where(and(gte(changeItems.change_id, first), eq(changeItems.noun, 'pictures')))
  return row!.count
}
