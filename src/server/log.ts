import { pino, type DestinationStream, type Logger } from 'pino'

/** Nothing of these may reach a log, be it of a record or of something in it. */
const secrets = ['password', 'token', 'secret', 'cookie', 'authorization']

/**
 * @param destination standard output unless told otherwise.
 * @returns the program's log: one JSON object a line.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true }
  return pino({ level, base: null, redact, serializers: { err: withoutValues } }, destination)
}

/**
 * An error for the log, without the values of a failed query (a vendor's e-mail, a token): the one who asks quotes them
 * all (`params`), and PostgreSQL the row that it refused (`detail`).
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { params: _values, detail: _row, ...described } = pino.stdSerializers.err(error)
  const quoted = quotedValues(error)
  const clean = (text: string) => quoted.reduce((left, each) => left.replaceAll(each, () => ''), text)
  return { ...described, message: clean(described.message), stack: clean(described.stack) }
}

/** @returns the passages of an error's text, and of its causes', that quote the values of a query. */
function quotedValues(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const values = 'params' in error ? [`\nparams: ${String(error.params)}`] : []
  return [...values, ...quotedValues(error.cause)]
}
