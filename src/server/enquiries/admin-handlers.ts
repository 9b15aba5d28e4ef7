import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import type { AdminIdentity } from '../platform/auth/visitor.ts'
import type { Db } from '../platform/db/database.ts'
import { enquiries } from '../platform/db/schema.ts'
import { recordEvent } from '../platform/db/writes/operations.ts'
import { adminAuthor, adminProcedure, inTransaction } from '../api/admin-procedure.ts'
import { csvHeaders } from '../api/csv.ts'
import { isoMoments } from '../api/iso-moments.ts'
import { streamedText } from '../api/streamed-text.ts'
import { lockVersion, nextVersions } from '../api/writes/optimistic-lock.ts'
import { presentSaved } from '../api/writes/present-saved.ts'
import { readList } from '../search/lists.ts'
import { enquiryConditions, enquiryCounts, enquiryTotals, selectEnquiries, selectWhole } from './admin-queries.ts'
import { exportEnquiries } from './export.ts'
import { enquiriesOfPerson, readPerson } from './person.ts'
import { newReference } from './reference.ts'

const { enquiries: procedures } = adminProcedure

/** Who answered first and when is noted; the status new takes a mistake back. */
function statusColumns(status: EnquiryStatus | undefined, person = '') {
  const { taken_by, answered_at, updated_at } = enquiries
  return {
    ...(status && { status }),
    ...(status === 'answered' && {
      taken_by: sql`coalesce(nullif(${taken_by}, ''), ${person})`,
      answered_at: sql`coalesce(${answered_at}, now())`,
    }),
    ...(status === 'new' && { answered_at: null }),
    updated_at: nextVersions(updated_at),
  }
}

/** Events have the reference, and never a word of what people wrote: docs/decisions/0062. */
function record(db: Db, identity: AdminIdentity, call: string, details: Record<string, string>) {
  return recordEvent(db, adminAuthor(identity, `enquiries.${call}`), details)
}

export const enquiryAdminHandlers = {
  list: procedures.list.handler(({ input = {}, context: { db } }) =>
    readList(db, input, {
      table: enquiries,
      conditions: enquiryConditions,
      select: selectEnquiries,
      present: isoMoments,
    }),
  ),
  counts: procedures.counts.handler(({ context: { db } }) => enquiryCounts(db)),
  totals: procedures.totals.handler(({ context: { db } }) => enquiryTotals(db)),
  get: procedures.get.handler(async ({ input, context: { db }, errors }) => {
    const [row] = await selectWhole(db, eq(enquiries.id, input.enquiry_id))
    if (!row) throw errors.ENQUIRY_NOT_FOUND()
    return isoMoments(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    const [row] = await db
      .insert(enquiries)
      .values({
        ...input.enquiry_data,
        reference: newReference(),
        form_key: `owner-${randomUUID()}`,
        status: 'answered',
        answered_at: new Date(),
        consented_at: null,
        taken_by: identity.person ?? '',
      })
      .returning({ id: enquiries.id, reference: enquiries.reference, updated_at: enquiries.updated_at })
    await record(db, identity, 'create', { enquiry: row!.reference })
    return presentSaved(row!)
  }),
  person: procedures.person.handler(async ({ input, context: { db, identity }, errors }) => {
    const person = await readPerson(db, input.enquiry_id)
    if (!person) throw errors.ENQUIRY_NOT_FOUND()
    const { reference } = person
    await record(db, identity, 'person', { enquiry: reference })
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person-${reference}.json"`,
      'cache-control': 'no-store',
    }
    return { headers, body: streamedText([JSON.stringify(person.stored, null, 2)]) }
  }),
  erase: procedures.erase.use(inTransaction).handler(async ({ input, context: { db, identity }, errors }) => {
    const theirs = await enquiriesOfPerson(db, input.enquiry_id)
    if (!theirs) throw errors.ENQUIRY_NOT_FOUND()
    const erased = await db.delete(enquiries).where(theirs).returning({ id: enquiries.id })
    await record(db, identity, 'erase', { enquiries: String(erased.length) })
    return { erased: erased.length }
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    const { enquiry_id, enquiry_data } = input
    const stored = await lockVersion(db, enquiries, enquiry_id, input, 'ENQUIRY_NOT_FOUND')
    const { status, taken_by = stored.taken_by } = enquiry_data
    const isAnswer = status === 'answered' && status !== stored.status
    const [row] = await db
      .update(enquiries)
      .set({
        ...enquiry_data,
        ...statusColumns(status),
        taken_by: taken_by || (isAnswer && identity.person) || '',
      })
      .where(eq(enquiries.id, enquiry_id))
      .returning({ id: enquiries.id, updated_at: enquiries.updated_at })
    const isTaken = taken_by !== '' && taken_by !== stored.taken_by
    const details = {
      enquiry: stored.reference,
      ...(status && status !== stored.status && { status }),
      ...(isTaken && { taken: 'true' }),
    }
    await record(db, identity, 'update', details)
    return presentSaved(row!)
  }),
  bulk: procedures.bulk.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    const { rows, action } = input
    const stored = await db
      .select({ id: enquiries.id, status: enquiries.status })
      .from(enquiries)
      .where(inArray(enquiries.id, rows.ids))
      .orderBy(asc(enquiries.id))
      .for('update')
    const due = action.kind === 'delete' ? stored : stored.filter(({ status }) => status !== action.status)
    const areDue = inArray(
      enquiries.id,
      due.map(({ id }) => id),
    )
    if (due.length === 0) return { changed: 0, unchanged: stored.length, left_out: 0 }
    if (action.kind === 'delete') await db.delete(enquiries).where(areDue)
    else await db.update(enquiries).set(statusColumns(action.status, identity.person)).where(areDue)
    const details = { enquiries: String(due.length), ...(action.kind === 'status' && { status: action.status }) }
    await record(db, identity, 'bulk', details)
    return { changed: due.length, unchanged: stored.length - due.length, left_out: 0 }
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context: { db, identity } }) => {
    const id = input.enquiry_id
    const [row] = await db.delete(enquiries).where(eq(enquiries.id, id)).returning({ reference: enquiries.reference })
    if (row) await record(db, identity, 'delete', { enquiry: row.reference })
    return { id }
  }),
  export: procedures.export.handler(async ({ input, context: { db, identity } }) => {
    const { search: _typed, ...filters } = input ?? {}
    await record(db, identity, 'export', filters as Record<string, string>)
    return { headers: csvHeaders('enquiries.csv'), body: exportEnquiries(db, input ?? {}) }
  }),
}
