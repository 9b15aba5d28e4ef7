import type { Logger } from 'pino'
import type { CountedAction } from '#values/addresses/count-address.ts'
import { dayInIndia } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { addVisits, type TripVisit } from './stored-counts.ts'
import { createVisitors, type Client, type KeyOfDay } from './visitors.ts'

/** Milliseconds between batches. */
const interval = 5000

/** Visits of one batch, some 150 bytes each; more of them within seconds are not counted. */
const maxVisits = 50_000

interface CounterParts {
  db: Db
  log: Logger
  now?: () => number
  /** Shared by nodes that count together; without it this process counts alone. */
  keyOf?: KeyOfDay | undefined
}

export type TripCounter = ReturnType<typeof startTripCounter>

/** Counts visitors by trip and day, in memory until the next batch is written. */
export function startTripCounter({ db, log, now = Date.now, keyOf }: CounterParts) {
  const visitors = createVisitors({ keyOf })
  let pending: TripVisit[] = []
  let running = Promise.resolve()
  let isFailing = false
  const timer = setInterval(() => void flush(), interval)
  timer.unref()

  async function writeBatch(): Promise<void> {
    const batch = pending
    if (batch.length === 0) return
    pending = []
    try {
      await addVisits(db, batch)
      isFailing = false
    } catch (error) {
      pending = [...batch, ...pending].slice(0, maxVisits)
      // Logged once for each outage.
      if (!isFailing) log.warn({ err: error }, 'figures of trips could not be written; retrying later')
      isFailing = true
    }
  }

  /** Writes the counts since the last batch. */
  function flush(): Promise<void> {
    running = running.then(writeBatch)
    return running
  }

  return {
    count(action: CountedAction, tripId: string, client: Client): void {
      const day = dayInIndia(new Date(now()).toISOString())
      const visit = visitors.firstVisit(day, client, `${action} ${tripId}`)
      if (visit !== null && pending.length < maxVisits) pending.push({ trip_id: tripId, day, action, visit })
    },
    flush,
    /** Writes the last batch. */
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
