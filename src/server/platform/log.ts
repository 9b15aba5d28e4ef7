import { pino, type DestinationStream, type Logger } from 'pino'

/** Keys that are removed from records and from objects in them. */
const secrets = ['password', 'token', 'secret', 'cookie', 'authorization']

/**
 * @param destination standard output by default.
 * @returns a log of one JSON object per line.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true }
  return pino({ level, base: null, redact, serializers: { err: withoutValues } }, destination)
}

/**
 * Removes the values of a failed query (a vendor's e-mail, a token) from an error: Drizzle quotes them in `params` and
 * in the message, PostgreSQL quotes the rejected row in `detail`. Of a broken connection `pg` attaches the `client`,
 * which holds the key that cancels its queries and the settings it connected with.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { params: _values, detail: _row, client: _connection, ...described } = pino.stdSerializers.err(error)
  const quoted = quotedValues(error)
  const clean = (text: string) => quoted.reduce((left, each) => left.replaceAll(each, () => ''), text)
  return { ...described, message: clean(described.message), stack: clean(described.stack) }
}

/** @returns the parts of the messages of an error and its causes that quote values. */
function quotedValues(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const values = 'params' in error ? [`\nparams: ${String(error.params)}`] : []
  return [...values, ...quotedValues(error.cause)]
}
