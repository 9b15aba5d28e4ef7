import type { AdminImport, Correction } from '#contract/admin/exchange/imports.ts'
import { textCell } from '../sheets/cells.ts'
import type { Sheet, SheetColumn } from '../sheets/sheet.ts'
import type { FileColumns } from './file-rows.ts'

/** How the columns and values of a file are understood: by their names, and by what the admin chose on the screen. */
export interface Reading {
  /** @returns null for a column that is left out, undefined for an unknown one. */
  columnOf: (text: string) => SheetColumn | null | undefined
  /** @returns the value with the admin's corrections. */
  correct: <Value>(column: SheetColumn, value: Value) => Value
}

type Chosen = Pick<AdminImport, 'mapping' | 'corrections'>

export function readingOf(sheet: Sheet, { mapping, corrections }: Chosen): Reading {
  const chosen = new Map(Object.entries(mapping))
  const named = columnsByName(sheet)
  const replaced = Map.groupBy(corrections, ({ column }) => column)
  return {
    columnOf(text) {
      const name = chosen.get(text.trim()) ?? text
      return name === '' ? null : named(name)
    },
    correct(column, value) {
      const ofColumn = replaced.get(column.name)
      return ofColumn ? (corrected(ofColumn, value) as typeof value) : value
    },
  }
}

/** `Price (INR)`, `price-inr` and `PRICE_INR` are the same. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Names of columns come before labels, so that an export is always read as it was written. */
function columnsByName(sheet: Sheet) {
  const columns = new Map<string, SheetColumn>()
  const add = (text: string, column: SheetColumn) => {
    if (!columns.has(keyOf(text))) columns.set(keyOf(text), column)
  }
  for (const column of sheet.columns) add(column.name, column)
  for (const column of sheet.columns) for (const label of column.labels ?? []) add(label, column)
  return (text: string) => columns.get(keyOf(text)) ?? dayColumn(sheet, keyOf(text))
}

/** `day_2_title` of the itinerary. */
function dayColumn({ days }: Sheet, key: string): SheetColumn | undefined {
  const [, day, rest] = /^day([1-9]\d?)(\D+)$/.exec(key) ?? []
  const part = days?.parts.find((each) => keyOf(each) === rest)
  return part ? { name: `day_${day}_${part}`, cell: textCell, day: { number: Number(day), part } } : undefined
}

/** A text, each of its lines, or each text of a list. */
function corrected(corrections: Correction[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => corrected(corrections, each))
  if (typeof value !== 'string') return value
  const lines = value.split(/\r\n|\r|\n/).map((line) => {
    const same = corrections.find(({ from }) => from.toLowerCase() === line.trim().toLowerCase())
    return same?.to ?? line
  })
  return lines.join('\n')
}

/** @param unknown names of the file that no column has. */
export function columnsOf(sheet: Sheet, known: string[], unknown: string[]): FileColumns {
  const isKnown = (name: string) =>
    known.includes(name) || (name === sheet.days?.field && known.some((each) => /^day_\d+_/.test(each)))
  const missing = sheet.columns.filter(({ name }) => !isKnown(name))
  const required = missing.filter((column) => column.required).map(({ name }) => name)
  return { known, unknown, missing: missing.map(({ name }) => name), required }
}
