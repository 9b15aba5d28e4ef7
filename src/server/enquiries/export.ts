import { momentInIndia } from '#values/format/dates.ts'
import { monthName } from '#values/trips/months.ts'
import type { Db } from '../platform/db/database.ts'
import { csvLine, csvMark } from '../api/csv.ts'
import { batchesOf, streamedText } from '../api/streamed-text.ts'
import { selectAfter, type EnquiryFilters } from './admin-queries.ts'

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

export function exportEnquiries(db: Db, filters: EnquiryFilters): ReadableStream<Uint8Array> {
  return streamedText(linesOf(db, filters))
}

async function* linesOf(db: Db, filters: EnquiryFilters): AsyncGenerator<string> {
  yield csvMark + csvLine(head)
  const read = (last: Row | null, limit: number) => selectAfter(db, filters, last, limit)
  for await (const rows of batchesOf(read)) yield rows.map((row) => csvLine(cellsOf(row))).join('')
}
