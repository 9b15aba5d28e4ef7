import type { Enquiry } from '#contract/enquiries.ts'
import { lockForm, selectReference, storeEnquiry, type AskedTrip } from '../store-enquiry.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { EnquiryLimits } from './enquiry-limits.ts'

interface Sent {
  enquiry: Enquiry
  trip: AskedTrip | null
  formKey: string
  /** Random part of the form. */
  form: string
  network: string
  limits: EnquiryLimits
  /** Whether a mail server is set up. */
  mailed: boolean
}

/** @returns the reference, the earlier one if the form was sent before; or seconds to wait. */
export function storeOnce(db: Db, sent: Sent): Promise<string | number> {
  const { enquiry, formKey, form, network, limits } = sent
  return db.transaction(async (transaction) => {
    const tx = transaction as Db
    await lockForm(tx, formKey)
    const earlier = await selectReference(tx, formKey)
    if (earlier) return earlier
    const wait = await limits.waitFor(tx, network)
    if (wait > 0) return wait
    return storeEnquiry(tx, enquiry, { ...sent, held: await limits.isFlood(tx, form) })
  })
}
