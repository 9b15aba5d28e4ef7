import { lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../database.ts'
import { contentChanges } from '../schema.ts'

/** What one look at the database tells. */
export interface ChangesSeen {
  /** Transactions that changed content since the look before. */
  xids: string[]
  /** Whether nothing can be said of the time since the look before: the first look, or another server. */
  unknown: boolean
  /** Clock of the database, in milliseconds since 1970. */
  now: number
}

export type LookForChanges = () => Promise<ChangesSeen>

interface Row {
  snapshot: string
  xids: string[] | null
  now: number
}

/** Transactions of one look that are named; more of them say no more. */
const most = 500

/** Milliseconds between two looks after which rows may have been deleted in between. */
const longestGap = 3_600_000

/** How long rows stay: more than the longest gap by the longest transaction. */
const keptHours = 3

/**
 * Compared are snapshots, not numbers: a transaction that took its number earlier may commit later. Numbers that are
 * not given out yet come from a copy of another server.
 */
const query = `select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp()) * 1000 as now,
  (select array_agg(xid::text) from (
    select xid from content_changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
    limit ${most}) as seen) as xids`

/** @returns a function that tells what changed since it was called last (docs/decisions/0087). It writes nothing. */
export function missedChanges(pool: pg.Pool): LookForChanges {
  let last: { snapshot: string; at: number } | null = null
  return async () => {
    const { snapshot } = last ?? (await pool.query<Row>('select pg_current_snapshot()::text as snapshot')).rows[0]!
    const { rows } = await pool.query<Row>(query, [snapshot])
    const [row] = rows as [Row]
    const at = performance.now()
    const unknown = last === null || at - last.at > longestGap || begins(row.snapshot) < begins(snapshot)
    last = { snapshot: row.snapshot, at }
    return { xids: row.xids ?? [], unknown, now: Number(row.now) }
  }
}

/** @returns the oldest transaction that a snapshot (`xmin:xmax:running`) does not know the end of: it never goes back. */
function begins(snapshot: string): bigint {
  return BigInt(snapshot.slice(0, snapshot.indexOf(':')))
}

export async function deleteOldContentChanges(db: Db): Promise<void> {
  await db.delete(contentChanges).where(lt(contentChanges.at, sql`now() - make_interval(hours => ${keptHours})`))
}
