import type { SQL } from 'drizzle-orm'
import type { ExchangeFormat } from '#contract/admin/exchange/entities.ts'
import { csvHeaders, csvLine, csvMark } from '../../api/csv.ts'
import type { Db } from '../../platform/db/database.ts'
import { batchesOf, streamedText } from '../../api/streamed-text.ts'
import { itemOf, type Sheet, type SheetRow } from '../sheets/sheet.ts'

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

export function exportFile(db: Db, sheet: Sheet, format: ExchangeFormat, where: SQL | undefined) {
  return streamedText(textsOf(db, sheet, formOf(sheet, format), where))
}

async function* textsOf(db: Db, sheet: Sheet, form: FileForm, where: SQL | undefined): AsyncGenerator<string> {
  yield form.begin
  let isFirst = true
  for await (const rows of batchesOf<SheetRow>((after, limit) => sheet.select(db, { where, after, limit }))) {
    yield rows.map((row, index) => form.row(sheet, row, isFirst && index === 0)).join('')
    isFirst = false
  }
  yield form.end
}

/** Headers of a file that is named after its content and the day. */
export function fileHeaders(entity: string, format: ExchangeFormat, day: string): Record<string, string> {
  const name = `${entity}-${day}.${format}`
  if (format === 'csv') return csvHeaders(name)
  return { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` }
}
