import { pino, type Logger } from 'pino'

/** Nothing of these may reach a log, wherever they occur. */
const secrets = ['password', 'token', 'secret', 'cookie', 'authorization', 'headers.cookie', 'headers.authorization']

/** @returns the program's log: one JSON object a line on standard output. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, redact: { paths: secrets, remove: true } })
}
