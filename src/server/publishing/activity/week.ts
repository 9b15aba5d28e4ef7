import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { ChangedEntity, ChangedItem, ChangesOfWeek } from '#contract/admin/changes/changes.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, versionChanges, versions } from '../../platform/db/schema.ts'
import { describeUpdate } from './describe.ts'
import type { ContentEntity } from './reported-fields.ts'
import { selectGone, type Item, type VersionBody, type VersionChange } from './queries.ts'

const days = 7

/** Items that the dashboard has room for. */
const shownItems = 6

/** A busy week has more versions; the oldest are left out. */
const versionsPerItem = 200

/** Today and the six days before it, in India. */
export async function changesOfWeek(db: Db, now = new Date()): Promise<ChangesOfWeek> {
  const from = dayInIndia(new Date(now.getTime() - (days - 1) * 86_400_000).toISOString())
  const first = await firstSince(db, from)
  if (first === null) return { from, items: [], more_items: 0, pictures: 0 }
  const { items: changed, total } = await latestItems(db, first)
  const parts = await versionsOf(db, changed, first)
  const latest = await latestOperations(db, changed)
  const gone = await selectGone(db, changed)
  const items = changed.map(({ entity, item_id, operation_id, operations: changes }) => {
    const own = parts.filter((part) => part.entity === entity && part.item_id === item_id)
    const { at, author, person, operation } = latest.get(operation_id)!
    const key = `${entity} ${item_id}`
    const name = { entity: entity as ChangedEntity, item_id: item_id, label: own.at(-1)!.label, gone: gone.has(key) }
    return { ...name, ...netChange(own), at: at.toISOString(), author, person, operation, changes }
  })
  return { from, items, more_items: total - items.length, pictures: await countPictures(db, first) }
}

/** @param day in India. @returns id of the first operation since, or null. */
async function firstSince(db: Db, day: string): Promise<number | null> {
  const [row] = await db
    .select({ id: sql<number | null>`min(${operations.id})` })
    .from(operations)
    .where(sql`${operations.at} >= (${day}::date)::timestamp at time zone 'Asia/Kolkata'`)
  return row?.id ?? null
}

interface LatestItem extends Item {
  /** Its latest operation. */
  operation_id: number
  operations: number
}

async function latestItems(db: Db, first: number): Promise<{ items: LatestItem[]; total: number }> {
  const rows = await db
    .select({
      entity: versions.entity,
      item_id: versions.item_id,
      operation_id: sql<number>`max(${versions.operation_id})`.mapWith(Number).as('latest'),
      operations: sql<number>`count(distinct ${versions.operation_id})::int`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(versions)
    .where(and(gte(versions.operation_id, first), ne(versions.entity, 'pictures')))
    .groupBy(versions.entity, versions.item_id)
    .orderBy(sql`latest desc`, versions.entity, versions.item_id)
    .limit(shownItems)
  return { items: rows, total: rows[0]?.total ?? 0 }
}

async function versionsOf(db: Db, items: LatestItem[], first: number): Promise<VersionChange[]> {
  const ids = items.map(({ item_id }) => item_id)
  const ranked = db
    .select({
      id: versions.id,
      rank: sql<number>`row_number() over (partition by ${versions.entity}, ${versions.item_id} order by ${versions.id} desc)`.as(
        'rank',
      ),
    })
    .from(versions)
    .where(and(gte(versions.operation_id, first), ne(versions.entity, 'pictures'), inArray(versions.item_id, ids)))
    .as('ranked')
  const latest = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, versionsPerItem))
  return db.select().from(versionChanges).where(inArray(versionChanges.id, latest)).orderBy(asc(versionChanges.id))
}

async function latestOperations(db: Db, items: LatestItem[]) {
  const ids = items.map(({ operation_id }) => operation_id)
  const rows = await db.select().from(operations).where(inArray(operations.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

async function countPictures(db: Db, first: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${versions.item_id})::int` })
    .from(versions)
    .where(and(gte(versions.operation_id, first), eq(versions.entity, 'pictures')))
  return row!.count
}

/** @param parts of one item, the oldest first. @returns what they did together, from the first state to the last. */
function netChange(parts: VersionChange[]): Pick<ChangedItem, 'kind' | 'sentences'> {
  const own = parts.filter(({ part }) => part === 'item')
  const [first, last] = [own[0], own.at(-1)]
  if (last?.kind === 'delete') return { kind: 'delete', sentences: ['Deleted'] }
  if (last?.kind === 'purge') return { kind: 'purge', sentences: ['Deleted for ever'] }
  if (first?.kind === 'insert') return { kind: 'insert', sentences: ['Created'] }
  const wasAway = own.some(({ kind }) => kind === 'delete')
  const sentences = wasAway ? ['Deleted and brought back'] : updatesOf(own)
  return { kind: 'update', sentences: sentences.length > 0 ? sentences : ['Changed, and changed back'] }
}

function updatesOf(own: VersionChange[]): string[] {
  const updates = own.filter(({ kind }) => kind === 'update')
  if (updates.length === 0) return []
  const before = Object.assign({}, ...updates.toReversed().map((each) => each.before)) as VersionBody
  const after = Object.assign({}, ...updates.map((each) => each.after)) as VersionBody
  const same = Object.keys(after).filter((column) => isDeepStrictEqual(before[column], after[column]))
  for (const column of same) delete after[column]
  return describeUpdate({ ...own[0]!, entity: own[0]!.entity as ContentEntity }, before, after)
}
