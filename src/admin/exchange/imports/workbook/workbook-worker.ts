import { readWorkbook, UnreadableWorkbook } from './read-workbook.ts'

/** The CSV, why there is none, or null where that is not known. */
export type WorkbookAnswer = Blob | string | null

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ArrayBuffer>) => {
  readWorkbook(new Uint8Array(data)).then(
    (csv) => port!.postMessage(csv),
    (error: unknown) => port!.postMessage(error instanceof UnreadableWorkbook ? error.message : null),
  )
})
