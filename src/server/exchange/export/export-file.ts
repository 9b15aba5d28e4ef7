import type { SQL } from 'drizzle-orm'
import type { ExchangeFormat } from '#contract/admin/exchange/entities.ts'
import { csvHeaders, csvLine, csvMark } from '../../api/csv.ts'
import type { Db } from '../../platform/db/database.ts'
import { itemOf, type After, type Sheet, type SheetRow } from '../sheets/sheet.ts'

/** Items that are in memory at a time. */
const batch = 200

interface FileForm {
  begin: string
  row: (sheet: Sheet, row: SheetRow, isFirst: boolean) => string
  end: string
}

function formOf(sheet: Sheet, format: ExchangeFormat): FileForm {
  if (format === 'json') {
    return {
      begin: '[',
      row: (_sheet, row, isFirst) => `${isFirst ? '\n' : ',\n'}${JSON.stringify(itemOf(sheet, row))}`,
      end: '\n]\n',
    }
  }
  return {
    begin: csvMark + csvLine(sheet.columns.map(({ name }) => name)),
    row: (_sheet, row) => csvRow(sheet, row),
    end: '',
  }
}

function csvRow(sheet: Sheet, row: SheetRow): string {
  const item = itemOf(sheet, row)
  return csvLine(sheet.columns.map(({ name, cell }) => cell.write(item[name])))
}

/** A file of any length, read while it is sent: a slow or cancelled download reads no further. */
export function exportFile(db: Db, sheet: Sheet, format: ExchangeFormat, where: SQL | undefined) {
  const encoder = new TextEncoder()
  const form = formOf(sheet, format)
  let after: After | null = null
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(form.begin)),
    async pull(controller) {
      const rows = await sheet.select(db, { where, after, limit: batch })
      const text = rows.map((row, index) => form.row(sheet, row, after === null && index === 0)).join('')
      const isLast = rows.length < batch
      if (isLast || text !== '') controller.enqueue(encoder.encode(isLast ? text + form.end : text))
      if (isLast) return controller.close()
      after = rows.at(-1)!
    },
  })
}

/** Headers of a file that is named after its content and the day. */
export function fileHeaders(entity: string, format: ExchangeFormat, day: string): Record<string, string> {
  const name = `${entity}-${day}.${format}`
  if (format === 'csv') return csvHeaders(name)
  return { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` }
}
