import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { contentChannel, DatabaseUnavailable, type Database } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { queryCount } from './query-count.ts'
import * as schema from './schema.ts'

/** `bigint` as a number, as the embedded database gives it; counts and revisions stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Any fixed number: nodes that start at the same time migrate one after another. */
const migrationLock = 4_281_947

const reconnectDelay = 1000

/** Milliseconds of silence after which a connection is asked whether it is still there. */
const longSilence = 10_000

/**
 * Opens a PostgreSQL server and brings its schema up to date.
 * @throws DatabaseUnavailable when the server does not answer or refuses us; the password is not in the message.
 */
export async function openPostgresql(url: string): Promise<Database> {
  await migrateAlone(url)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks would otherwise end the process; the next query takes a new one.
  pool.on('error', () => {})
  const { logger, queries } = queryCount()
  return {
    db: drizzle(pool, { schema, logger }),
    kind: 'postgresql',
    queries,
    listen: (onChange) => listenWithReconnect(url, onChange),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

async function migrateAlone(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client, { schema }), { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    // A listener only waits: one whose line was cut without a word would wait, and keep old pages, for good.
    keepAlive: true,
    keepAliveInitialDelayMillis: longSilence,
  })
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    const { host } = new URL(url)
    throw new DatabaseUnavailable(`DATABASE_URL: no answer from PostgreSQL at ${host} (${reason(error)})`, {
      cause: error,
    })
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  const code = (error as { code?: string }).code
  return code ?? (error instanceof Error ? error.message : 'unknown reason')
}

/** A connection of its own hears the channel; when it breaks it is made anew, and a change is assumed. */
async function listenWithReconnect(url: string, onChange: () => void): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  async function start(): Promise<void> {
    const fresh = await connect(url)
    fresh.on('notification', onChange)
    fresh.on('error', () => {})
    try {
      await fresh.query(`listen ${contentChannel}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    if (stopped) return fresh.end()
    client = fresh
    // Not before it listens: a failure until then is told by the error alone, and two would make two connections.
    fresh.on('end', retryLater)
  }
  function retryLater(): void {
    if (stopped) return
    timer = setTimeout(() => {
      start().then(onChange, retryLater)
    }, reconnectDelay)
  }

  await start()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
