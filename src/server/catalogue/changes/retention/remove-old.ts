import { and, inArray, notExists, eq, sql, type SQL } from 'drizzle-orm'
import type { RetentionLimits } from '#contract/retention.ts'
import { throughRetention } from '../../../db/writes/change-author.ts'
import type { Db } from '../../../db/database.ts'
import { changeItems, changePins, changes } from '../../../db/schema.ts'
import { thingsToThin, type ThinnedThing } from './thinned-things.ts'

/** Rows that one transaction removes at most, so that no lock is held for long. */
const batch = 2000

/** Things that one transaction looks at. */
const thingsPerBatch = 50

export interface Removed {
  changes: number
  items: number
}

interface Options {
  limits: RetentionLimits
  /** Called between transactions. @throws to stop; what is removed by then stays removed. */
  between?: () => Promise<void>
}

/**
 * Removes what is older than the limits: of each thing all but its newest changes, of things that are gone and of events
 * everything; pinned changes stay. In transactions of their own, each of which is complete.
 */
export async function removeOldChanges(db: Db, { limits, between = async () => {} }: Options): Promise<Removed> {
  const removed: Removed = { changes: 0, items: 0 }
  const repeat = async (remove: (tx: Db) => Promise<Removed & { full: boolean }>) => {
    for (;;) {
      await between()
      const { changes: some, items, full } = await db.transaction((tx) => remove(tx as Db))
      removed.changes += some
      removed.items += items
      if (!full) return
    }
  }
  const things = await thingsToThin(db, limits)
  for (let start = 0; start < things.length; start += thingsPerBatch) {
    const some = things.slice(start, start + thingsPerBatch)
    await repeat((tx) => removeItems(tx, some, limits))
  }
  await repeat((tx) => removeEvents(tx, limits))
  return removed
}

/** @returns SQL of the time before which changes go. */
export function oldest({ months, trashDays }: RetentionLimits): SQL {
  return sql`least(now() - make_interval(months => ${months}), now() - make_interval(days => ${trashDays}))`
}

async function removeItems(tx: Db, things: ThinnedThing[], limits: RetentionLimits) {
  const nouns = sql`${sql.param(things.map(({ noun }) => noun))}::text[]`
  const ids = sql`${sql.param(things.map(({ noun_id }) => noun_id))}::text[]`
  const bounds = sql`${sql.param(things.map(({ kept_from }) => kept_from))}::bigint[]`
  const wanted = sql`unnest(${nouns}, ${ids}, ${bounds}) as wanted(noun, noun_id, kept_from)`
  // A pin waits for this lock, or this transaction for the pin; the deletion then sees it.
  const rows = await tx
    .select({ id: changeItems.id, change_id: changeItems.change_id })
    .from(changeItems)
    .innerJoin(wanted, sql`(${changeItems.noun}, ${changeItems.noun_id}) = (wanted.noun, wanted.noun_id)`)
    .innerJoin(changes, eq(changes.id, changeItems.change_id))
    .where(
      and(
        sql`${changes.at} < ${oldest(limits)}`,
        sql`(wanted.kept_from is null or ${changeItems.change_id} < wanted.kept_from)`,
        unpinned(tx, changeItems.change_id),
      ),
    )
    .limit(batch)
    .for('update', { of: changes, skipLocked: true })
  if (rows.length === 0) return { changes: 0, items: 0, full: false }
  const itemIds = rows.map(({ id }) => id)
  const changeIds = [...new Set(rows.map(({ change_id }) => change_id))]
  const items = await throughRetention(tx, () =>
    tx
      .delete(changeItems)
      .where(and(inArray(changeItems.id, itemIds), unpinned(tx, changeItems.change_id)))
      .returning({ id: changeItems.id }),
  )
  const emptied = await removeEmpty(tx, changeIds)
  return { changes: emptied, items: items.length, full: rows.length === batch }
}

async function removeEvents(tx: Db, limits: RetentionLimits) {
  const rows = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(and(sql`${changes.at} < ${oldest(limits)}`, withoutItems(tx), unpinned(tx, changes.id)))
    .limit(batch)
    .for('update', { skipLocked: true })
  const ids = rows.map(({ id }) => id)
  const some = ids.length > 0 ? await removeEmpty(tx, ids) : 0
  return { changes: some, items: 0, full: rows.length === batch }
}

async function removeEmpty(tx: Db, ids: number[]): Promise<number> {
  const rows = await throughRetention(tx, () =>
    tx
      .delete(changes)
      .where(and(inArray(changes.id, ids), withoutItems(tx), unpinned(tx, changes.id)))
      .returning({ id: changes.id }),
  )
  return rows.length
}

function withoutItems(db: Db): SQL {
  const own = db
    .select({ one: sql`1` })
    .from(changeItems)
    .where(eq(changeItems.change_id, changes.id))
  return notExists(own)
}

function unpinned(db: Db, id: typeof changes.id | typeof changeItems.change_id): SQL {
  const pins = db
    .select({ one: sql`1` })
    .from(changePins)
    .where(eq(changePins.change_id, id))
  return notExists(pins)
}
