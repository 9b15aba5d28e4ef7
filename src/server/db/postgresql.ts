import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { clientConfig } from './connect.ts'
import { listenForChanges, type Listening } from './content-listener.ts'
import { pingTime, type Database, type DatabaseState } from './database.ts'
import { requireFinished } from './copy/unfinished.ts'
import { DatabaseDown, GuardedPool } from './guarded-pool.ts'
import { bringUpToDate } from './migrate.ts'
import { queryCount } from './query-count.ts'
import * as schema from './schema.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds after which the server cancels a statement. */
const statementTime = 30_000

const readsAndWrites: pg.PoolConfig = {
  max: 10,
  statement_timeout: statementTime,
  // A server that hangs cancels nothing: the driver gives up a little later.
  query_timeout: statementTime + 2000,
  idle_in_transaction_session_timeout: 2 * statementTime,
}

/** A connection for pings alone, so that they do not wait for a busy pool. */
const pings: pg.PoolConfig = { max: 1, connectionTimeoutMillis: pingTime, query_timeout: pingTime }

/**
 * Opens a PostgreSQL server and brings its schema up to date.
 * @param url of a server, or of a unix socket: `postgres://user@/database?host=/folder`.
 * @throws DatabaseUnavailable when the server does not answer or refuses the connection; the message does not contain
 * the password.
 */
export async function openPostgresql(url: string, log: Logger): Promise<Database> {
  await requireFinished(url)
  await bringUpToDate(url)
  const pool = new GuardedPool({ ...clientConfig(url), ...readsAndWrites }, log)
  const pingPool = new GuardedPool({ ...clientConfig(url), ...pings }, log)
  const { logger, queries } = queryCount()
  let listening: Listening | null = null
  const checkAnswer = async () => {
    await withTimeout(pingTime, pingPool.query('select 1'))
  }
  return {
    db: drizzle(pool, { schema, logger }),
    async ping() {
      // It may answer again a moment before the listener reports it and the pool lets queries through.
      if (pool.isDown) throw new DatabaseDown()
      await checkAnswer()
    },
    figures: () => ({
      queries: queries(),
      listenerLosses: listening?.losses() ?? 0,
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      restarts: 0,
    }),
    async listen(listener) {
      const onState = (state: DatabaseState) => {
        pool.setDown(state === 'down')
        listener.onState(state)
      }
      const started = await listenForChanges({ url, ping: checkAnswer, log }, { ...listener, onState })
      listening = started
      return started.stop
    },
    async close() {
      await Promise.all([pool.end(), pingPool.end()])
    },
  }
}
