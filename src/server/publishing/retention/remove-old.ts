import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { RetentionLimits } from '#contract/retention.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations, versions } from '../../platform/db/schema.ts'
import { itemsToThin, oldest, type ThinnedItem } from './items-to-thin.ts'

/** Rows that one transaction removes at most, so that no lock is held for long. */
const batch = 2000

/** Items that one transaction looks at. */
const itemsPerBatch = 50

export interface Removed {
  operations: number
  versions: number
}

interface Options {
  limits: RetentionLimits
  /**
   * Called between transactions.
   * @throws to stop; versions removed by then stay removed.
   */
  between?: () => Promise<void>
}

/**
 * Removes versions older than the limits: all but the newest of each item, and all of deleted items and events;
 * pinned operations stay. Each batch is a transaction.
 */
export async function removeOldVersions(db: Db, { limits, between = async () => {} }: Options): Promise<Removed> {
  const removed: Removed = { operations: 0, versions: 0 }
  const repeat = async (of: keyof Removed, remove: (tx: Db) => Promise<number>) => {
    for (;;) {
      await between()
      const count = await db.transaction((tx) => remove(tx as Db))
      removed[of] += count
      if (count < batch) return
    }
  }
  const items = await itemsToThin(db, limits)
  for (let start = 0; start < items.length; start += itemsPerBatch) {
    const some = items.slice(start, start + itemsPerBatch)
    await repeat('versions', (tx) => thinItems(tx, some, limits))
  }
  await repeat('operations', (tx) => removeEmpty(tx, limits))
  return removed
}

/**
 * Forgotten versions become a baseline; of several in a row the newest stays, since the next version is compared with
 * it.
 */
async function thinItems(tx: Db, items: ThinnedItem[], limits: RetentionLimits): Promise<number> {
  const entities = sql`${sql.param(items.map(({ entity }) => entity))}::text[]`
  const ids = sql`${sql.param(items.map(({ item_id }) => item_id))}::text[]`
  const bounds = sql`${sql.param(items.map(({ kept_from }) => kept_from))}::bigint[]`
  const wanted = sql`unnest(${entities}, ${ids}, ${bounds}) as wanted(entity, item_id, kept_from)`
  // A pin waits for this lock, or this transaction for the pin.
  const rows = await tx
    .select({ id: versions.id })
    .from(versions)
    .innerJoin(wanted, sql`(${versions.entity}, ${versions.item_id}) = (wanted.entity, wanted.item_id)`)
    .innerJoin(operations, eq(operations.id, versions.operation_id))
    .where(
      and(
        sql`${operations.at} < ${oldest(limits)}`,
        sql`(wanted.kept_from is null or ${versions.operation_id} < wanted.kept_from)`,
        eq(operations.pinned, false),
      ),
    )
    .limit(batch)
    .for('update', { of: operations, skipLocked: true })
  if (rows.length === 0) return 0
  const old = rows.map(({ id }) => id)
  await tx.update(versions).set({ operation_id: null }).where(inArray(versions.id, old))
  await tx.execute(sql`
    delete from versions where id in (
      select version.id from versions as version
      join ${wanted} on (version.entity, version.item_id) = (wanted.entity, wanted.item_id)
      left join lateral (
        select operation_id is null as is_baseline from versions as later
        where later.entity = version.entity and later.item_id = version.item_id and later.part = version.part
          and later.id > version.id order by later.id limit 1
      ) as next on true
      where version.operation_id is null and coalesce(next.is_baseline, version.kind in ('delete', 'purge')))`)
  return rows.length
}

async function removeEmpty(tx: Db, limits: RetentionLimits): Promise<number> {
  const own = tx
    .select({ one: sql`1` })
    .from(versions)
    .where(eq(versions.operation_id, operations.id))
  const empty = tx
    .select({ id: operations.id })
    .from(operations)
    .where(and(sql`${operations.at} < ${oldest(limits)}`, eq(operations.pinned, false), notExists(own)))
    .limit(batch)
    .for('update', { skipLocked: true })
  const rows = await tx.delete(operations).where(inArray(operations.id, empty)).returning({ id: operations.id })
  return rows.length
}
