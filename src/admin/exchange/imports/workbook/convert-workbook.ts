import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { Refused } from '../../../kit/api/admin-api.ts'
import { askWorker } from '../../../kit/api/ask-worker.ts'

const { bytes: limit } = importLimits.workbook

/**
 * An .xlsx file becomes CSV in a worker, which an archive that unpacks without end would fill instead of the page.
 * @returns other files as they are.
 * @throws Refused
 */
export async function convertWorkbook(file: File): Promise<File> {
  if (/\.xls$/i.test(file.name)) throw new Refused(importMessages.oldWorkbook)
  if (!/\.xlsx$/i.test(file.name)) return file
  if (file.size > limit) throw new Refused(importMessages.workbookTooLarge(formatBytes(limit)))
  const data = await file.arrayBuffer()
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  const answer = await askWorker<Blob | string>(worker, data, { transfer: [data] })
  if (!(answer instanceof Blob)) throw new Refused(answer ?? importMessages.workbookUnreadable)
  return new File([answer], file.name)
}
