import { and, eq, sql } from 'drizzle-orm'
import type { Enquiry } from '#contract/enquiries.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries, mailOutbox, trips } from '../platform/db/schema.ts'
import { queuePush } from '../push/push-outbox.ts'
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

interface StoreOptions {
  trip: AskedTrip | null
  formKey: string
  /** Whether a mail is sent to the company. */
  mailed: boolean
  /** Whether it only waits in the inbox, marked: the mail counts as given up before the first attempt. */
  held: boolean
}

/** Stores an enquiry, its mail and its notifications, all or none. @returns its reference. */
export async function storeEnquiry(
  tx: Db,
  { consent: _consent, trip: _trip, ...fields }: Enquiry,
  { trip, formKey, mailed, held }: StoreOptions,
): Promise<string> {
  const about = { trip_id: trip?.id ?? null, trip_title: trip?.title ?? null }
  const [row] = await tx
    .insert(enquiries)
    .values({ ...fields, ...about, reference: newReference(), form_key: formKey })
    .returning({ id: enquiries.id, reference: enquiries.reference })
  const failed_at = held ? sql`now()` : null
  if (mailed || held) await tx.insert(mailOutbox).values({ enquiry_id: row!.id, failed_at })
  await queuePush(tx, 'enquiry', { isFlood: held })
  return row!.reference
}

/** If one form is sent several times at once, the second send waits and finds what the first has stored. */
export async function lockForm(tx: Db, formKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${formKey}, 0))`)
}
