import pg from 'pg'
import { DatabaseUnavailable } from './database.ts'

/** `bigint` as a number: counts stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Milliseconds. */
const connectTimeout = 5000

/** Milliseconds without traffic before the first TCP keep-alive probe. */
const keepAliveDelay = 10_000

export function clientConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
  }
}

/**
 * Opens one connection outside any pool.
 * @throws DatabaseUnavailable when the server does not answer or refuses the connection; the message does not contain
 * the password.
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(url))
  // An unhandled 'error' event would end the process; a pending query is rejected with the same error anyway.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    const place = client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`
    throw new DatabaseUnavailable(`DATABASE_URL: no answer from PostgreSQL at ${place} (${reason(error)})`, {
      cause: error,
    })
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  const code = (error as { code?: string }).code
  return code ?? (error instanceof Error ? error.message : 'unknown reason')
}

/** Closes the socket without the protocol's goodbye; pending queries fail. The driver has no public method for it. */
export function destroyConnection(client: pg.ClientBase): void {
  ;(client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
}
