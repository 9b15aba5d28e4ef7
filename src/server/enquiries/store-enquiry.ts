import { and, eq, sql } from 'drizzle-orm'
import type { Enquiry } from '#contract/enquiries.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, mailOutbox, trips } from '../platform/db/schema.ts'
import { queuePush } from '../push/push-outbox.ts'
import type { EnquiryLimits } from './form/enquiry-limits.ts'
import { newReference } from './reference.ts'

/** The trip that an enquiry is about. */
export interface AskedTrip {
  id: string
  title: string
}

/** @returns a published trip; null for any other id. */
export async function selectAskedTrip(db: Db, id: string): Promise<AskedTrip | null> {
  const [trip] = await db
    .select({ id: trips.id, title: trips.title })
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.status, 'published')))
  return trip ?? null
}

/** @returns the reference of what a form has stored before, or null. */
export async function selectReference(db: Db, formKey: string): Promise<string | null> {
  const [row] = await db
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(eq(enquiries.form_key, formKey))
  return row?.reference ?? null
}

interface Sent {
  trip: AskedTrip | null
  formKey: string
  /** Random part of the form. */
  form: string
  network: string
  limits: EnquiryLimits
  /** Whether a mail is sent to the company. */
  mailed: boolean
}

/**
 * Stores an enquiry, its mail and its notifications, all or none. In a flood it only waits in the inbox, marked: its mail
 * counts as given up before the first attempt.
 * @returns the reference, the earlier one if the form was sent before; or seconds to wait.
 */
export function storeOnce(
  db: Db,
  { consent: _consent, trip: _trip, ...fields }: Enquiry,
  { trip, formKey, form, network, limits, mailed }: Sent,
): Promise<string | number> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Db
    // If one form is sent several times at once, the second send waits and finds what the first has stored.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${formKey}, 0))`)
    const earlier = await selectReference(tx, formKey)
    if (earlier) return earlier
    const wait = await limits.waitFor(tx, network)
    if (wait > 0) return wait
    const isFlood = await limits.isFlood(tx, form)
    const about = { trip_id: trip?.id ?? null, trip_title: trip?.title ?? null }
    const reference = newReference()
    const [row] = await tx
      .insert(enquiries)
      .values({ ...fields, ...about, reference, form_key: formKey })
      .returning({ id: enquiries.id })
    const failed_at = isFlood ? sql`now()` : null
    if (mailed || isFlood) await tx.insert(mailOutbox).values({ enquiry_id: row!.id, failed_at })
    await queuePush(tx, 'enquiry', { isFlood })
    return reference
  })
}
