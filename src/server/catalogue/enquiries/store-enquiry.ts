import { and, eq } from 'drizzle-orm'
import type { Enquiry } from '#contract/enquiries.ts'
import type { Db } from '../../db/database.ts'
import { enquiries, mailOutbox, trips } from '../../db/schema.ts'
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
  /** Whether a mail tells the company of it. */
  mailed: boolean
}

/** Stores an enquiry and its mail, both or neither. @returns its reference: the earlier one if it was stored before. */
export function storeEnquiry(
  db: Db,
  { consent: _consent, trip: _trip, ...fields }: Enquiry,
  { trip, formKey, mailed }: StoreOptions,
): Promise<string> {
  return db.transaction(async (tx) => {
    const about = { trip_id: trip?.id ?? null, trip_title: trip?.title ?? null }
    const [row] = await tx
      .insert(enquiries)
      .values({ ...fields, ...about, reference: newReference(), form_key: formKey })
      .onConflictDoNothing({ target: enquiries.form_key })
      .returning({ id: enquiries.id, reference: enquiries.reference })
    if (!row) return (await selectReference(tx as Db, formKey))!
    if (mailed) await tx.insert(mailOutbox).values({ enquiry_id: row.id })
    return row.reference
  })
}
