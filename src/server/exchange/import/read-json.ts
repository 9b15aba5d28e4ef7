import { Readable } from 'node:stream'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { FileRefused, type FileReader, type FileRow } from './file-rows.ts'
import { columnsOf, type Reading } from './reading.ts'

/** A list of objects, of which one is in memory at a time. @param texts of the file, in order. */
export function readJson(sheet: Sheet, reading: Reading, texts: AsyncIterable<string>): FileReader {
  const known = new Set<string>()
  const unknown = new Set<string>()
  return {
    columns: () => columnsOf(sheet, [...known], [...unknown]),
    rows: rowsOf(reading, texts, (name, isKnown) => (isKnown ? known : unknown).add(name)),
  }
}

async function* rowsOf(
  reading: Reading,
  texts: AsyncIterable<string>,
  onField: (name: string, isKnown: boolean) => void,
): AsyncGenerator<FileRow> {
  const source = Readable.from(texts)
  const items = streamArray.withParserAsStream()
  let failure: unknown = null
  source.on('error', (error) => {
    failure = error
    items.destroy(error)
  })
  try {
    for await (const { key, value } of source.pipe(items) as AsyncIterable<{ key: number; value: unknown }>) {
      yield rowOf(reading, key + 1, value, onField)
    }
  } catch (error) {
    throw error === failure ? error : new FileRefused(importMessages.json)
  } finally {
    source.destroy()
  }
}

function rowOf(
  reading: Reading,
  number: number,
  value: unknown,
  onField: (name: string, isKnown: boolean) => void,
): FileRow {
  const row: FileRow = { number, values: {}, problems: [] }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    row.problems.push({ column: null, message: importMessages.rows.notObject })
    return row
  }
  for (const [name, field] of Object.entries(value)) {
    const column = reading.columnOf(name)
    if (column === null) continue
    const isKnown = column !== undefined && !(column.name in row.values)
    onField(isKnown ? column.name : name, isKnown)
    // null means the same as a blank cell.
    if (isKnown)
      row.values[column.name] = field === null ? column.cell.read('') : reading.correct(column, field as unknown)
  }
  return row
}
