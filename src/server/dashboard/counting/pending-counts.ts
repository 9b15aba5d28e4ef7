import type { Db } from '../../platform/db/database.ts'
import { addCounts, addVisits, type TripDayCount, type TripVisit } from './stored-counts.ts'

/** Counts since the last batch. */
export interface PendingCounts {
  add(visit: TripVisit): void
  /** Writes the batch. @throws when it cannot be written; it is kept then. */
  write(): Promise<void>
}

/** Trips and days of one batch: requests name any id, and none is looked up before the batch. */
const maxSums = 10_000

/** Visits of one batch, some 150 bytes each; more of them within seconds are not counted. */
const maxVisits = 50_000

/** Pending counts of a single process: sums. */
export function pendingSums(db: Db): PendingCounts {
  let pending = new Map<string, TripDayCount>()

  function addSum({ trip_id, day, seen, button }: TripDayCount): void {
    const key = `${day} ${trip_id}`
    const sum = pending.get(key)
    if (sum) {
      sum.seen += seen
      sum.button += button
    } else if (pending.size < maxSums) pending.set(key, { trip_id, day, seen, button })
  }

  return {
    add: ({ trip_id, day, action }) => addSum({ trip_id, day, seen: 0, button: 0, [action]: 1 }),
    async write() {
      if (pending.size === 0) return
      const batch = [...pending.values()]
      pending = new Map()
      try {
        await addCounts(db, batch)
      } catch (error) {
        for (const each of batch) addSum(each)
        throw error
      }
    },
  }
}

/** Pending counts of several nodes, which must find out who counted a visit first: docs/decisions/0087. */
export function pendingVisits(db: Db): PendingCounts {
  let pending: TripVisit[] = []
  return {
    add(visit) {
      if (pending.length < maxVisits) pending.push(visit)
    },
    async write() {
      if (pending.length === 0) return
      const batch = pending
      pending = []
      try {
        await addVisits(db, batch)
      } catch (error) {
        pending = [...batch, ...pending].slice(0, maxVisits)
        throw error
      }
    },
  }
}
