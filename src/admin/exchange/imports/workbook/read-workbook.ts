import { readXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { unpackedSize } from './unpacked-size.ts'

const { workbook: limits, rows: maxRows } = importLimits

/** Why a workbook cannot be read, for the admin. */
export class UnreadableWorkbook extends Error {}

/**
 * The first sheet with rows as CSV, with values as the spreadsheet shows them, except for dates, which are ISO 8601.
 * @throws UnreadableWorkbook
 */
export async function readWorkbook(file: Uint8Array): Promise<Blob> {
  const size = unpackedSize(file)
  if (!size) throw new UnreadableWorkbook(importMessages.workbookUnreadable)
  if (size.bytes > limits.unpacked || size.entries > limits.entries)
    throw new UnreadableWorkbook(importMessages.workbookUnpacked(formatBytes(limits.unpacked)))
  const sheets = await sheetsOf(file)
  const sheet = sheets.find(({ rows }) => rows.some((row) => row.some(isFilled)))
  if (!sheet) throw new UnreadableWorkbook(importMessages.empty)
  return new Blob(sheet.rows.map((row, place) => lineOf(sheet, row, place)))
}

async function sheetsOf(file: Uint8Array): Promise<Sheet[]> {
  try {
    // One row more than allowed, which the server refuses with its own words.
    const { sheets } = await readXlsx(file, { readStyles: true, maxRows: maxRows + 2 })
    return sheets
  } catch {
    throw new UnreadableWorkbook(importMessages.workbookUnreadable)
  }
}

function isFilled(value: CellValue): boolean {
  return value !== null && value !== ''
}

/** Blank rows stay as blank lines, so that problems name the rows of the spreadsheet. */
function lineOf({ cells }: Sheet, row: CellValue[], place: number): string {
  const texts = row.map((value, column) => textOf(value, cells?.get(`${place},${column}`)))
  return texts.every((text) => text === '') ? '\r\n' : `${texts.map(quoted).join(',')}\r\n`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof value !== 'number') return String(value)
  return numberText(value, cell?.style?.numFmt ?? '')
}

/** Without signs and words of the format. A percentage is stored as a fraction; sums have more decimals than are shown. */
function numberText(value: number, format: string): string {
  const signs = format.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '')
  const shown = signs.includes('%') ? value * 100 : value
  const [, decimals = ''] = /0(?:\.([0#]+))?/.exec(signs) ?? []
  const isRounded = signs.includes('0') && !/e/i.test(signs)
  return String(Number(isRounded ? shown.toFixed(decimals.length) : shown.toPrecision(15)))
}
