import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { names } from './layout.ts'
import type { Target } from './open-target.ts'

/** Milliseconds. */
export const leaseTimes = {
  renewal: 15_000,
  /** A lease that is not renewed for so long is free. Measured here, so that no clocks are compared. */
  expiry: 45_000,
  /** Milliseconds to wait after taking over, in case another program has taken over at the same moment. */
  settling: 2000,
}

/** The writer of a target; `count` rises with each renewal. */
interface LeaseRecord {
  holder: string
  /** Identifies one start of the holder. */
  run: string
  host: string
  /** Identifies the database. */
  site: string
  count: number
}

/** `isAlive`: whether its holder was seen to renew it. */
export type Renewal = { held: true } | { held: false; host: string; site: string; isAlive: boolean }

/** @returns the machine whose program writes to a target, or did without giving the lease back; null without a lease. */
export async function leaseHost(target: Target): Promise<string | null> {
  return (await target.getJson<LeaseRecord>(names.lease))?.host ?? null
}

interface LeaseParts {
  target: Target
  /** Differs between any two programs, and stays the same when one is started again. */
  holder: string
  host: string
  site: string
  times?: typeof leaseTimes
}

/** Keeps two sites from writing to one target; nodes of one site share a lock: docs/decisions/0079. */
export function openLease({ target, holder, host, site, times = leaseTimes }: LeaseParts) {
  const run = randomUUID()
  let hasWritten = false
  let seen: { key: string; since: number; isAlive: boolean } | null = null

  const read = () => target.getJson<LeaseRecord>(names.lease)

  /** After a start, what the former run left is ours as well; later it is that of a copy of our data folder. */
  function isOurs(found: LeaseRecord): boolean {
    return hasWritten ? found.run === run : found.holder === holder
  }

  async function write(count: number): Promise<Renewal> {
    hasWritten = true
    seen = null
    await target.putJson(names.lease, { holder, run, host, site, count } satisfies LeaseRecord)
    return { held: true }
  }

  async function watch(found: LeaseRecord): Promise<Renewal> {
    const key = `${found.run} ${found.count}`
    if (seen?.key !== key) seen = { key, since: performance.now(), isAlive: seen !== null }
    const { since, isAlive } = seen
    if (performance.now() - since < times.expiry) return { held: false, host: found.host, site: found.site, isAlive }
    await write(found.count + 1)
    await pause(times.settling)
    const settled = await read()
    if (settled && isOurs(settled)) return { held: true }
    return { held: false, host: settled?.host ?? host, site: settled?.site ?? site, isAlive: true }
  }

  return {
    /** @returns whether this program may write to the target, and otherwise who does. */
    async renew(): Promise<Renewal> {
      const found = await read()
      if (!found) return write(1)
      return isOurs(found) ? write(found.count + 1) : watch(found)
    },
    async release() {
      const found = await read()
      if (found && hasWritten && isOurs(found)) await target.remove(names.lease)
    },
  }
}
