import { countAttempt, counterOf } from '#server/platform/auth/attempts.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Maximum number of networks remembered as refused; beyond that, the database decides. */
const maxRemembered = 10_000

/** Counts enquiries in the database as sign-ins are counted, so that all nodes share the counters. */
export interface EnquiryLimits {
  /**
   * Looks up a refused network without a query.
   * @returns seconds to wait; 0 if it may send.
   */
  remembered: (network: string) => number
  /** Counts one enquiry of a network. @returns seconds to wait; 0 if it may be stored. */
  waitFor: (tx: Db, network: string) => Promise<number>
  /** Counts a stored enquiry of a form. @returns whether too many came at once for a mail about each. */
  isFlood: (tx: Db, form: string) => Promise<boolean>
}

export function enquiryLimits(): EnquiryLimits {
  const refusedUntil = new Map<string, number>()
  return {
    remembered(network) {
      const left = Math.ceil(((refusedUntil.get(network) ?? 0) - Date.now()) / 1000)
      if (left <= 0) refusedUntil.delete(network)
      return Math.max(0, left)
    },
    async waitFor(tx, network) {
      const refusal = await countAttempt(tx, [counterOf('enquiry', network)])
      if (!refusal) return 0
      if (refusedUntil.size >= maxRemembered) refusedUntil.clear()
      refusedUntil.set(network, Date.now() + refusal.wait * 1000)
      return refusal.wait
    },
    isFlood: async (tx, form) =>
      (await countAttempt(tx, [counterOf('form', form), counterOf('enquiries', 'all')])) !== null,
  }
}
