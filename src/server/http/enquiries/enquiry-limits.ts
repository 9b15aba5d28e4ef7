import { countAttempt, counterOf } from '#server/auth/attempts.ts'
import type { Db } from '#server/db/database.ts'

/** Networks that are remembered as refused; beyond that the database is asked again. */
const maxRemembered = 10_000

/**
 * Counts what one network sends, in the database as for sign-ins, so that all nodes share the counters. A network that
 * was refused is remembered here until its time is over: a flood costs no queries.
 * @returns seconds to wait; 0 for what may be stored.
 */
export function enquiryLimits(db: Db): (network: string) => Promise<number> {
  const refusedUntil = new Map<string, number>()
  return async (network) => {
    const left = Math.ceil(((refusedUntil.get(network) ?? 0) - Date.now()) / 1000)
    if (left > 0) return left
    refusedUntil.delete(network)
    const refusal = await countAttempt(db, [counterOf('enquiry', network)])
    if (!refusal) return 0
    if (refusedUntil.size >= maxRemembered) refusedUntil.clear()
    refusedUntil.set(network, Date.now() + refusal.wait * 1000)
    return refusal.wait
  }
}
