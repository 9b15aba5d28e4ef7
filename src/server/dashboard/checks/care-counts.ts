import { setTimeout as pause } from 'node:timers/promises'
import { max } from 'drizzle-orm'
import type { Care } from '#contract/admin/dashboard/checks.ts'
import type { CareCounts } from '#contract/admin/dashboard/dashboard.ts'
import type { Db } from '../../platform/db/database.ts'
import { operations } from '../../platform/db/schema.ts'
import { selectCare } from './care-query.ts'

/** Milliseconds for which a reader waits for counts while there are earlier ones. */
const patience = 300

/** Milliseconds after which counts are made anew in any case: what a generator writes is not recorded as a change. */
const longest = 60_000

interface Counted {
  care: Care[]
  /** The last change that is in them. */
  change: number
  at: number
}

interface Kept {
  last: Counted | null
  running: Promise<Counted> | null
}

const keptOf = new WeakMap<Db, Kept>()

/**
 * What the checks find in the whole catalogue. Every write leaves a change, so counts hold until the next one. They take
 * seconds in a catalogue of 100,000 trips: readers meanwhile get the last ones, and ask again. However many ask, it is
 * counted once at a time.
 */
export async function readCare(db: Db): Promise<CareCounts> {
  const kept = keptOf.get(db) ?? { last: null, running: null }
  keptOf.set(db, kept)
  const change = await lastChange(db)
  const { last } = kept
  if (last?.change === change && Date.now() - last.at < longest) return { care: last.care, counting: false }
  kept.running ??= count(db, change).finally(() => (kept.running = null))
  // A waiting caller gets the failure; others ask again.
  kept.running.then((counted) => (kept.last = counted)).catch(() => {})
  const counted = last ? await Promise.race([kept.running, pause(patience, null)]) : await kept.running
  const shown = counted ?? last!
  return { care: shown.care, counting: shown.change !== change }
}

async function count(db: Db, change: number): Promise<Counted> {
  return { care: await selectCare(db), change, at: Date.now() }
}

async function lastChange(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(operations.id) }).from(operations)
  return row?.id ?? 0
}
