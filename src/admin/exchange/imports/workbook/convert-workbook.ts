import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import { formatBytes } from '#values/format/bytes.ts'
import { Refused } from '../../../kit/api/admin-api.ts'
import type { WorkbookAnswer } from './workbook-worker.ts'

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
  const answer = await readInWorker(await file.arrayBuffer())
  if (!(answer instanceof Blob)) throw new Refused(answer ?? importMessages.workbookUnreadable)
  return new File([answer], file.name)
}

function readInWorker(data: ArrayBuffer): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<WorkbookAnswer>((resolve) => {
    port1.addEventListener('message', ({ data: csv }: MessageEvent<WorkbookAnswer>) => resolve(csv))
    port1.start()
    worker.addEventListener('error', () => resolve(null))
  })
  worker.postMessage(data, [data, port2])
  return answer.finally(() => {
    worker.terminate()
    port1.close()
  })
}
