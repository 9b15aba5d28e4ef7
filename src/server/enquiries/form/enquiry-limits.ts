import { countAttempt, counterOf, type CounterKind } from '#server/platform/auth/attempts.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Maximum number of networks remembered as refused; beyond that, the database decides. */
const maxRemembered = 10_000

/** Counts attempts in the database as sign-ins are counted, so that all nodes share the counters. */
export function networkLimit(kind: CounterKind) {
  const refusedUntil = new Map<string, number>()
  /**
   * Looks up a refused network without a query.
   * @returns seconds to wait; 0 if it may send.
   */
  function remembered(network: string): number {
    const left = Math.ceil(((refusedUntil.get(network) ?? 0) - Date.now()) / 1000)
    if (left <= 0) refusedUntil.delete(network)
    return Math.max(0, left)
  }
  return {
    remembered,
    /** Counts one attempt of a network, unless it is remembered. @returns seconds to wait; 0 if it is allowed. */
    async waitFor(tx: Db, network: string): Promise<number> {
      const known = remembered(network)
      if (known > 0) return known
      const refusal = await countAttempt(tx, [counterOf(kind, network)])
      if (!refusal) return 0
      if (refusedUntil.size >= maxRemembered) refusedUntil.clear()
      refusedUntil.set(network, Date.now() + refusal.wait * 1000)
      return refusal.wait
    },
  }
}

export type EnquiryLimits = ReturnType<typeof enquiryLimits>

export function enquiryLimits() {
  return {
    ...networkLimit('enquiry'),
    /** Counts a stored enquiry of a form. @returns whether too many came at once for a mail about each. */
    isFlood: async (tx: Db, form: string): Promise<boolean> =>
      (await countAttempt(tx, [counterOf('form', form), counterOf('enquiries', 'all')])) !== null,
  }
}
