import { pino, type Logger } from 'pino'

/** One line of the log. */
export type LogRecord = Record<string, unknown> & { msg?: string }

/** @returns a real logger whose lines are kept for a test to read. */
export function keptLog(): { log: Logger; records: LogRecord[] } {
  const records: LogRecord[] = []
  const write = (line: string) => void records.push(JSON.parse(line) as LogRecord)
  return { log: pino({ level: 'trace', base: null }, { write }), records }
}
