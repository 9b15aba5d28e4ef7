import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { clientConfig } from './connect.ts'
import { listenForChanges, type Listening } from './listen/listen-for-changes.ts'
import { runningLock } from './listen/listening-connection.ts'
import { changePoll } from './listen/poll-changes.ts'
import { DatabaseUnavailable, pingTime, type Database, type DatabaseState } from './database.ts'
import { DatabaseDown, GuardedPool } from './guarded-pool.ts'
import { bringUpToDate } from './migrate.ts'
import * as schema from './schema.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds after which the server cancels a statement. */
const statementTime = 30_000

const readsAndWrites: pg.PoolConfig = {
  max: 10,
  statement_timeout: statementTime,
  idle_in_transaction_session_timeout: 2 * statementTime,
  // A server that hangs cancels nothing: the driver gives up a little later.
  query_timeout: statementTime + 2000,
}

/** Connections for pings and polls alone, so that they do not wait for a busy pool. */
const pings: pg.PoolConfig = { max: 2, connectionTimeoutMillis: pingTime, query_timeout: pingTime }

/**
 * Opens a PostgreSQL server and brings its schema up to date.
 * @param url of a server, or of a unix socket: `postgres://user@/database?host=/folder`.
 * @throws DatabaseUnavailable when the server does not answer or refuses the connection; the message does not contain
 * the password.
 */
export async function openPostgresql(url: string, log: Logger): Promise<Database> {
  await bringUpToDate(url)
  const pool = new GuardedPool({ ...clientConfig(url), ...readsAndWrites }, log)
  const pingPool = new GuardedPool({ ...clientConfig(url), ...pings }, log)
  let queries = 0
  const db = drizzle(pool, { schema, logger: { logQuery: () => (queries += 1) } })
  await refusePooler(pool)
  let listening: Listening | null = null
  const poll = changePoll(pingPool)
  const checkAnswer = async () => {
    await withTimeout(pingTime, pingPool.query('select 1'))
  }
  return {
    db,
    async ping() {
      // It may answer again a moment before the listener reports it and the pool lets queries through.
      if (pool.isDown) throw new DatabaseDown()
      await checkAnswer()
    },
    now: () => Date.now() + (listening?.clockAhead() ?? 0),
    async isServed() {
      const query = `select pg_try_advisory_xact_lock(${runningLock}) as is_free`
      const { rows } = await pool.query<{ is_free: boolean }>(query)
      return !rows[0]!.is_free
    },
    figures: () => ({
      queries,
      listenerLosses: listening?.losses() ?? 0,
      missedChanges: listening?.missed() ?? 0,
      clockAhead: listening?.clockAhead() ?? 0,
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      restarts: 0,
    }),
    async listen(listener) {
      const onState = (state: DatabaseState) => {
        pool.setDown(state === 'down')
        listener.onState(state)
      }
      const started = await listenForChanges({ url, poll, ping: checkAnswer, log }, { ...listener, onState })
      listening = started
      return started.stop
    },
    async close() {
      await Promise.all([pool.end(), pingPool.end()])
    },
  }
}

/** SQLSTATE of PgBouncer, which refuses the timeouts of a session. */
const protocolViolation = '08P01'

/** @throws DatabaseUnavailable for a pooler, which would lose notifications and the locks of a session. */
async function refusePooler(pool: GuardedPool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    const isPooler = (error as { code?: string }).code === protocolViolation
    const advice = 'leads to a connection pooler; name the PostgreSQL server itself'
    await pool.end()
    throw isPooler ? new DatabaseUnavailable(`DATABASE_URL: ${advice}`, { cause: error }) : error
  }
}
