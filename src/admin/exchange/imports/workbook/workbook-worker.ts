import { readWorkbook, UnreadableWorkbook } from './read-workbook.ts'

/** Answers with the CSV, the reason for a refusal, or null for an unknown one. */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<ArrayBuffer>) => {
  readWorkbook(new Uint8Array(data)).then(
    (csv) => port!.postMessage(csv),
    (error: unknown) => port!.postMessage(error instanceof UnreadableWorkbook ? error.message : null),
  )
})
