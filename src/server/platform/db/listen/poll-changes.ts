import { lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../database.ts'
import { contentChanges } from '../schema.ts'

export type PollChanges = ReturnType<typeof changePoll>

interface Row {
  snapshot: string
  xids: string[] | null
  now: number
}

/** Transactions that one poll returns at most; any of them invalidates everything. */
const most = 500

/** Milliseconds between two polls after which rows may have been deleted in between. */
const longestGap = 3_600_000

/** Lifetime of the rows: more than the longest gap plus the longest transaction. */
const lifetimeHours = 3

/**
 * Compares snapshots, since a transaction with a lower number may commit later. A number that was not assigned yet comes
 * from a copy of another server.
 */
const query = `select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp()) * 1000 as now,
  (select array_agg(xid::text) from (
    select xid from content_changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
    limit ${most}) as seen) as xids`

/** @returns a function that reads what changed since its last call (docs/decisions/0087). */
export function changePoll(pool: pg.Pool) {
  let last: { snapshot: string; at: number } | null = null
  return async () => {
    const { snapshot } = last ?? (await pool.query<Row>('select pg_current_snapshot()::text as snapshot')).rows[0]!
    const { rows } = await pool.query<Row>(query, [snapshot])
    const [row] = rows as [Row]
    const at = performance.now()
    const unknown = last === null || at - last.at > longestGap || oldest(row.snapshot) < oldest(snapshot)
    last = { snapshot: row.snapshot, at }
    return {
      /** Transactions that changed content since the previous poll. */
      xids: row.xids ?? [],
      /** Whether changes may be missing: the first poll, a long gap, or another server. */
      unknown,
      /** Clock of the database, in milliseconds since 1970. */
      now: Number(row.now),
    }
  }
}

/** @returns the oldest transaction that was running at a snapshot (`xmin:xmax:running`); it never decreases. */
function oldest(snapshot: string): bigint {
  return BigInt(snapshot.slice(0, snapshot.indexOf(':')))
}

export async function deleteOldContentChanges(db: Db): Promise<void> {
  await db.delete(contentChanges).where(lt(contentChanges.at, sql`now() - make_interval(hours => ${lifetimeHours})`))
}
