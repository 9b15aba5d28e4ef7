import { momentInIndia } from '#values/format/dates.ts'
import { monthName } from '#values/trips/months.ts'
import type { Db } from '../platform/db/database.ts'
import { csvLine, csvMark } from '../api/csv.ts'
import { selectAfter, type EnquiryFilters } from './admin-queries.ts'

/** Enquiries that are in memory at a time. */
const batch = 500

const head = [
  'Reference',
  'When',
  'Status',
  'Answered',
  'Taken by',
  'Trip',
  'Name',
  'E-mail',
  'Phone',
  'Month',
  'People',
  'Words',
  'Notes',
]

type Row = Awaited<ReturnType<typeof selectAfter>>[number]

function cellsOf(row: Row): string[] {
  const moment = (at: Date | null) => (at ? momentInIndia(at.toISOString()) : '')
  const {
    reference,
    created_at,
    status,
    answered_at,
    taken_by,
    trip_title,
    name,
    email,
    phone,
    month,
    people,
    words,
    notes,
  } = row
  const optional = [trip_title, name, email, phone, month && monthName(month), people, words, notes]
  return [
    reference,
    moment(created_at),
    status,
    moment(answered_at),
    taken_by,
    ...optional.map((value) => String(value ?? '')),
  ]
}

/** A file of any length, read while it is sent. */
export function exportEnquiries(db: Db, filters: EnquiryFilters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after: { id: string; at: Date } | null = null
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvMark + csvLine(head))),
    async pull(controller) {
      const rows = await selectAfter(db, filters, after, batch)
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map((row) => csvLine(cellsOf(row))).join('')))
      if (rows.length < batch) return controller.close()
      const last = rows.at(-1)!
      after = { id: last.id, at: last.created_at }
    },
  })
}
