import pg from 'pg'
import { DatabaseUnavailable } from './database.ts'

/** `bigint` as a number: counts stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Milliseconds to make a connection. */
const connectTime = 5000

/** Milliseconds of silence after which a connection is asked whether it is still there. */
const longSilence = 10_000

/** What all our connections have in common. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTime,
    keepAlive: true,
    keepAliveInitialDelayMillis: longSilence,
  }
}

/**
 * Makes one connection, apart from any pool.
 * @throws DatabaseUnavailable when the server does not answer or refuses us; the password is not in the message.
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(url))
  // Without it a connection that breaks would end the process; whoever waits for an answer gets the error.
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

/** Gives a connection up without a word, for which the driver has no public way; whoever waits for an answer fails. */
export function cutOff(client: pg.ClientBase): void {
  ;(client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
}
