import type { Logger } from 'pino'
import type { CountedAction } from '#values/addresses/count-address.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { Db } from '../db/database.ts'
import { addCounts, type TripDayCount } from './stored-counts.ts'
import { createVisitors, type Client } from './visitors.ts'

/** Counts visitors by trip and day, in memory until the next batch is written. */
export interface TripCounter {
  count(action: CountedAction, tripId: string, client: Client): void
  /** Writes what was counted since the last batch. */
  flush(): Promise<void>
  /** Writes the last batch. */
  stop(): Promise<void>
}

/** Milliseconds between batches. */
const interval = 5000

/** Trips and days of one batch: requests name any id, and none is looked up before the batch. */
const maxPending = 10_000

interface CounterParts {
  db: Db
  log: Logger
  now?: () => number
}

export function startTripCounter({ db, log, now = Date.now }: CounterParts): TripCounter {
  const visitors = createVisitors()
  let pending = new Map<string, TripDayCount>()
  let running = Promise.resolve()
  let isFailing = false
  const timer = setInterval(() => void flush(), interval)
  timer.unref()

  function add({ trip_id, day, seen, button }: TripDayCount): void {
    const key = `${day} ${trip_id}`
    const sum = pending.get(key)
    if (sum) {
      sum.seen += seen
      sum.button += button
    } else if (pending.size < maxPending) pending.set(key, { trip_id, day, seen, button })
  }

  async function writeBatch(): Promise<void> {
    if (pending.size === 0) return
    const batch = [...pending.values()]
    pending = new Map()
    try {
      await addCounts(db, batch)
      isFailing = false
    } catch (error) {
      // Kept for the next batch; said once for each outage.
      for (const each of batch) add(each)
      if (!isFailing) log.warn({ err: error }, 'figures of trips could not be written; they are kept for later')
      isFailing = true
    }
  }

  function flush(): Promise<void> {
    running = running.then(writeBatch)
    return running
  }

  return {
    count(action, tripId, client) {
      const day = dayInIndia(new Date(now()).toISOString())
      if (!visitors.isFirst(day, client, `${action} ${tripId}`)) return
      add({ trip_id: tripId, day, seen: 0, button: 0, [action]: 1 })
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
