import { momentInIndia } from '#values/format/dates.ts'
import { monthName } from '#values/trips/months.ts'
import type { Db } from '../platform/db/database.ts'
import { csvLine, csvMark } from '../api/csv.ts'
import { batchesOf, streamedText } from '../api/streamed-text.ts'
import { selectAfter, type EnquiryFilters } from './admin-queries.ts'

type Row = Awaited<ReturnType<typeof selectAfter>>[number]

const moment = (at: Date | null) => at && momentInIndia(at.toISOString())

const cells: Record<string, (row: Row) => string | number | null> = {
  Reference: (row) => row.reference,
  When: (row) => moment(row.created_at),
  Status: (row) => row.status,
  Answered: (row) => moment(row.answered_at),
  'Taken by': (row) => row.taken_by,
  Trip: (row) => row.trip_title,
  Name: (row) => row.name,
  'E-mail': (row) => row.email,
  Phone: (row) => row.phone,
  Month: (row) => row.month && monthName(row.month),
  People: (row) => row.people,
  Words: (row) => row.words,
  Notes: (row) => row.notes,
}

export function exportEnquiries(db: Db, filters: EnquiryFilters): ReadableStream<Uint8Array> {
  return streamedText(linesOf(db, filters))
}

async function* linesOf(db: Db, filters: EnquiryFilters): AsyncGenerator<string> {
  yield csvMark + csvLine(Object.keys(cells))
  const read = (last: Row | null, limit: number) => selectAfter(db, filters, last, limit)
  const lineOf = (row: Row) => csvLine(Object.values(cells).map((cell) => String(cell(row) ?? '')))
  for await (const rows of batchesOf(read)) yield rows.map(lineOf).join('')
}
