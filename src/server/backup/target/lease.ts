import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { names } from './layout.ts'
import { openLeaseStore, type LeaseRecord, type LeaseStore } from './lease-store.ts'
import type { Target } from './open-target.ts'

/** Milliseconds. */
export const leaseTimes = {
  renewal: 15_000,
  /** A lease that nobody renews for so long is free. Measured here, so that no clocks are compared. */
  expiry: 45_000,
  /** After taking over, for another one that took over in the same moment; not needed with conditional writes. */
  settling: 2000,
}

/** `isAlive`: whether its holder was seen to renew it. */
export type Renewal = { held: true } | { held: false; host: string; site: string; isAlive: boolean }

export interface Lease {
  /** @returns whether this program may write to the target, and otherwise who does. */
  renew(): Promise<Renewal>
  release(): Promise<void>
}

/** @returns the machine of whoever writes to a target, or did without giving the lease back; null if nobody. */
export async function leaseHost(target: Target): Promise<string | null> {
  return (await target.getJson<LeaseRecord>(names.lease))?.host ?? null
}

interface LeaseParts {
  target: Target
  /** Differs between any two programs, and stays the same when one is started again. */
  holder: string
  host: string
  /** Of the database. */
  site: string
  times?: typeof leaseTimes
}

/** Keeps two programs from writing to one target: docs/decisions/0079. */
export function openLease({ target, holder, host, site, times = leaseTimes }: LeaseParts): Lease {
  let opened: LeaseStore | null = null
  const run = randomUUID()
  let hasWritten = false
  let seen: { key: string; since: number; isAlive: boolean } | null = null

  /** After a start, what the former run left is ours, too; later it is that of a copy of our data folder. */
  function isOurs(found: LeaseRecord): boolean {
    return hasWritten ? found.run === run : found.holder === holder
  }

  async function write(store: LeaseStore, count: number, tag: string | null): Promise<Renewal> {
    hasWritten = true
    seen = null
    const isWritten = await store.write({ holder, run, host, site, count }, tag)
    return isWritten ? { held: true } : whoHolds(store)
  }

  /** A write whose answer was lost may have been stored. */
  async function whoHolds(store: LeaseStore): Promise<Renewal> {
    const found = await store.read()
    if (found && isOurs(found.record)) return { held: true }
    return { held: false, host: found?.record.host ?? host, site: found?.record.site ?? '', isAlive: found !== null }
  }

  async function watch(store: LeaseStore, found: LeaseRecord, tag: string): Promise<Renewal> {
    const key = `${found.holder} ${found.count}`
    if (seen?.key !== key) seen = { key, since: performance.now(), isAlive: seen !== null }
    const { since, isAlive } = seen
    if (performance.now() - since < times.expiry) return { held: false, host: found.host, site: found.site, isAlive }
    const taken = await write(store, found.count + 1, tag)
    if (!taken.held || store.isExact) return taken
    await pause(times.settling)
    return whoHolds(store)
  }

  return {
    async renew() {
      opened ??= await openLeaseStore(target)
      const found = await opened.read()
      if (!found) return write(opened, 1, null)
      const { record, tag } = found
      return isOurs(record) ? write(opened, record.count + 1, tag) : watch(opened, record, tag)
    },
    async release() {
      const found = await opened?.read()
      if (found && hasWritten && isOurs(found.record)) await target.remove(names.lease)
    },
  }
}
