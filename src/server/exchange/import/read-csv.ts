import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { withoutGuard } from '../../api/csv.ts'
import { UnreadableCell } from '../sheets/cells.ts'
import type { Sheet, SheetColumn } from '../sheets/sheet.ts'
import { FileRefused, type FileColumns, type FileReader, type FileRow } from './file-rows.ts'
import { columnsOf, type Reading } from './reading.ts'

/** Characters of one row, so that a quote that is never closed does not fill the memory. */
const maxRecord = 4_000_000

const { csvReasons, problemsColumn, rows: messages } = importMessages

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: csvReasons.quote,
  CSV_INVALID_CLOSING_QUOTE: csvReasons.quote,
  INVALID_OPENING_QUOTE: csvReasons.quote,
  CSV_MAX_RECORD_SIZE: csvReasons.long,
}

interface Parsed {
  record: string[]
  info: { records: number; empty_lines: number }
}

/** Commas, or what spreadsheets of some countries write instead. */
function delimiterOf(start: string): string {
  const line = start.slice(0, start.search(/[\r\n]|$/))
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]!.sign
}

/** @param texts of the file, in order. */
export function readCsv(sheet: Sheet, reading: Reading, texts: AsyncIterable<string>): FileReader {
  let columns = columnsOf(sheet, [], [])
  return {
    columns: () => columns,
    rows: rowsOf(texts, reading, (names) => {
      const head = headOf(sheet, reading, names)
      columns = head.columns
      return head.places
    }),
  }
}

type Places = (SheetColumn | null)[]

async function* rowsOf(
  texts: AsyncIterable<string>,
  reading: Reading,
  onHead: (names: string[]) => Places,
): AsyncGenerator<FileRow> {
  let places: Places | null = null
  for await (const { record, info } of recordsOf(texts)) {
    if (!places) {
      places = onHead(record)
      continue
    }
    if (record.every((cell) => cell.trim() === '')) continue
    yield rowOf(places, reading, record, info.records + info.empty_lines)
  }
}

async function* recordsOf(texts: AsyncIterable<string>): AsyncGenerator<Parsed> {
  const iterator = texts[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) throw new FileRefused(importMessages.empty)
  const start = first.value.replace(/^\u{FEFF}/u, '')
  const rest = (async function* () {
    yield start
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  })()
  const parser = parse({
    delimiter: delimiterOf(start),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecord,
  })
  const source = Readable.from(rest)
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const parsed of source.pipe(parser)) yield parsed as Parsed
  } catch (error) {
    throw error instanceof CsvError ? new FileRefused(describeError(error)) : error
  } finally {
    source.destroy()
  }
}

function describeError(error: CsvError): string {
  const line = Number((error as { lines?: number }).lines ?? 1)
  return importMessages.csv(line, reasons[error.code] ?? csvReasons.other)
}

function headOf(sheet: Sheet, reading: Reading, names: string[]): { columns: FileColumns; places: Places } {
  const known: string[] = []
  const unknown: string[] = []
  const places = names.map((text) => {
    const name = withoutGuard(text).trim()
    const column = reading.columnOf(name)
    if (column === null || name === '' || name === problemsColumn) return null
    if (!column || known.includes(column.name)) {
      unknown.push(name)
      return null
    }
    known.push(column.name)
    return column
  })
  const columns = { ...columnsOf(sheet, known, unknown), head: names }
  if (known.length === 0) throw new FileRefused(importMessages.noColumns, columns)
  return { columns, places }
}

function rowOf(places: Places, reading: Reading, record: string[], number: number): FileRow {
  const row: FileRow = { number, values: {}, problems: [], cells: record }
  record.forEach((cell, index) => {
    const column = places[index]
    if (column) readCell(row, column, reading.correct(column, withoutGuard(cell)))
    else if (index >= places.length && cell !== '') addOnce(row, messages.tooManyCells)
  })
  return row
}

function addOnce({ problems }: FileRow, message: string): void {
  if (!problems.some((each) => each.message === message)) problems.push({ column: null, message })
}

function readCell(row: FileRow, { name, cell: kind }: SheetColumn, cell: string): void {
  try {
    row.values[name] = kind.read(cell)
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error
    row.problems.push({ column: name, message: error.message, ...error.names })
  }
}
