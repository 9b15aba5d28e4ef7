import { setTimeout as pause } from 'node:timers/promises'
import { names } from './layout.ts'
import type { Target } from './open-target.ts'

/** Who writes to a target; `count` rises with each renewal. */
interface LeaseRecord {
  holder: string
  host: string
  count: number
}

/** Milliseconds. */
export const leaseTimes = {
  renewal: 15_000,
  /** A lease that nobody renews for so long is free. Measured here, so that no clocks are compared. */
  expiry: 45_000,
  /** After taking over, for another one that took over in the same moment. */
  settling: 2000,
}

export interface Lease {
  /** @returns whether this program may write to the target, and otherwise who does. */
  renew(): Promise<{ held: true } | { held: false; host: string }>
  release(): Promise<void>
}

interface LeaseParts {
  target: Target
  /** Differs between any two programs, and stays the same when one is started again. */
  holder: string
  host: string
  times?: typeof leaseTimes
}

/** Keeps two programs from writing to one target: docs/decisions/0079. */
export function openLease({ target, holder, host, times = leaseTimes }: LeaseParts): Lease {
  let written: number | null = null
  /** A write whose answer was lost may have been stored. */
  let attempted: number | null = null
  let seen: { key: string; since: number } | null = null

  async function write(count: number): Promise<{ held: true }> {
    attempted = count
    await target.putJson(names.lease, { holder, host, count } satisfies LeaseRecord)
    written = count
    seen = null
    return { held: true }
  }

  /** A copy of our own data folder has our identity, but not our count. */
  function isOurs(found: LeaseRecord): boolean {
    return found.holder === holder && (written === null || found.count === written || found.count === attempted)
  }

  async function watch(found: LeaseRecord): Promise<{ held: true } | { held: false; host: string }> {
    const key = `${found.holder} ${found.count}`
    if (seen?.key !== key) seen = { key, since: performance.now() }
    if (performance.now() - seen.since < times.expiry) return { held: false, host: found.host }
    await write(found.count + 1)
    await pause(times.settling)
    const after = await target.getJson<LeaseRecord>(names.lease)
    return after && isOurs(after) ? { held: true } : { held: false, host: after?.host ?? found.host }
  }

  return {
    async renew() {
      const found = await target.getJson<LeaseRecord>(names.lease)
      if (!found) return write((written ?? 0) + 1)
      return isOurs(found) ? write(found.count + 1) : watch(found)
    },
    async release() {
      const found = await target.getJson<LeaseRecord>(names.lease)
      if (found && written !== null && isOurs(found)) await target.remove(names.lease)
    },
  }
}
