import { Readable } from 'node:stream'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { FileRefused } from './file-refused.ts'
import type { FileReader, FileRow } from './file-rows.ts'

/** A list of objects, of which one is in memory at a time. @param texts of the file, in order. */
export function readJson(sheet: Sheet, texts: AsyncIterable<string>): FileReader {
  const known = new Set<string>()
  const unknown = new Set<string>()
  return {
    columns: () => ({
      known: [...known],
      unknown: [...unknown],
      missing: sheet.columns.map(({ name }) => name).filter((name) => !known.has(name)),
    }),
    rows: rowsOf(sheet, texts, (name, isKnown) => (isKnown ? known : unknown).add(name)),
  }
}

async function* rowsOf(
  sheet: Sheet,
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
      yield rowOf(sheet, key + 1, value, onField)
    }
  } catch (error) {
    throw error === failure ? error : new FileRefused(importMessages.json)
  } finally {
    source.destroy()
  }
}

function rowOf(
  sheet: Sheet,
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
    const column = sheet.columns.find((each) => each.name === name)
    onField(name, column !== undefined)
    // null means the same as a blank cell.
    if (column) row.values[name] = field === null ? column.cell.read('') : (field as unknown)
  }
  return row
}
