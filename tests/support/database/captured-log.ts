import type { Logger } from 'pino'
import { createLog } from '#server/platform/log.ts'

/** One line of the log. */
export type LogRecord = Record<string, unknown> & { msg?: string }

/** @returns the program's logger, and the lines that were logged. */
export function capturedLog(): { log: Logger; records: LogRecord[] } {
  const records: LogRecord[] = []
  const write = (line: string) => void records.push(JSON.parse(line) as LogRecord)
  return { log: createLog('trace', { write }), records }
}
