import type { Logger } from 'pino'
import type { CountedAction } from '#values/addresses/count-address.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { pendingSums, pendingVisits } from './pending-counts.ts'
import { createVisitors, type Client, type KeyOfDay } from './visitors.ts'

/** Counts visitors by trip and day, in memory until the next batch is written. */
export interface TripCounter {
  count(action: CountedAction, tripId: string, client: Client): void
  /** Writes the counts since the last batch. */
  flush(): Promise<void>
  /** Writes the last batch. */
  stop(): Promise<void>
}

/** Milliseconds between batches. */
const interval = 5000

interface CounterParts {
  db: Db
  log: Logger
  now?: () => number
  /** Key shared by nodes that count together; null if this process counts alone. */
  shared?: KeyOfDay | null
}

export function startTripCounter({ db, log, now = Date.now, shared = null }: CounterParts): TripCounter {
  const visitors = createVisitors(shared ? { keyOf: shared } : {})
  const pending = shared ? pendingVisits(db) : pendingSums(db)
  let running = Promise.resolve()
  let isFailing = false
  const timer = setInterval(() => void flush(), interval)
  timer.unref()

  async function writeBatch(): Promise<void> {
    try {
      await pending.write()
      isFailing = false
    } catch (error) {
      // Logged once for each outage.
      if (!isFailing) log.warn({ err: error }, 'figures of trips could not be written; retrying later')
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
      const visit = visitors.firstVisit(day, client, `${action} ${tripId}`)
      if (visit !== null) pending.add({ trip_id: tripId, day, action, visit })
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
