import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Logger } from 'pino'
import { clientConfig, connect } from './connect.ts'
import { listenForChanges, type Listening } from './listen/content-listener.ts'
import { requireFinished } from './copy/unfinished.ts'
import { missedChanges } from './listen/missed-changes.ts'
import { DatabaseUnavailable, pingTime, type Database, type DatabaseState } from './database.ts'
import { DatabaseDown, GuardedPool } from './guarded-pool.ts'
import { bringUpToDate } from './migrate.ts'
import { countNodes } from './listen/node-locks.ts'
import { queryCount } from './query-count.ts'
import { readReplicas } from './replicas.ts'
import * as schema from './schema.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds after which the server cancels a statement. */
const statementTime = 30_000

const readsAndWrites: pg.PoolConfig = {
  max: 10,
  // A server that hangs cancels nothing: the driver gives up a little later.
  query_timeout: statementTime + 2000,
}

/** Sent when a connection begins, which a pooler in front refuses: docs/decisions/0088. */
const sessionLimits: pg.PoolConfig = {
  statement_timeout: statementTime,
  idle_in_transaction_session_timeout: 2 * statementTime,
}

/** A replica that is away is noticed soon: the primary is asked then. */
const replicaLimits: pg.PoolConfig = { connectionTimeoutMillis: pingTime }

/** Connections for pings and looks alone, so that they do not wait for a busy pool. */
const pings: pg.PoolConfig = { max: 2, connectionTimeoutMillis: pingTime, query_timeout: pingTime }

export interface ServerOptions {
  /** Of the server itself, where `url` is that of a pooler. */
  directUrl?: string | null
  /** Of streaming replicas, for reads of what everybody may see. */
  replicaUrls?: string[]
}

/**
 * Opens a PostgreSQL server and brings its schema up to date.
 * @param url of a server or a pooler, or of a unix socket: `postgres://user@/database?host=/folder`.
 * @throws DatabaseUnavailable when the server does not answer or refuses the connection; the message does not contain
 * the password.
 */
export async function openPostgresql(url: string, log: Logger, options: ServerOptions = {}): Promise<Database> {
  const directUrl = options.directUrl ?? url
  const isPooled = directUrl !== url
  await requireFinished(directUrl)
  await bringUpToDate(directUrl)
  if (isPooled) await (await connect(url)).end()
  const limits = isPooled ? {} : sessionLimits
  const pool = new GuardedPool({ ...clientConfig(url), ...readsAndWrites, ...limits }, log)
  const pingPool = new GuardedPool({ ...clientConfig(url), ...pings }, log)
  const { logger, queries } = queryCount()
  const db = drizzle(pool, { schema, logger })
  await refusePooler(pool)
  const pools = (options.replicaUrls ?? []).map(
    (each) => new GuardedPool({ ...clientConfig(each), ...readsAndWrites, ...sessionLimits, ...replicaLimits }, log),
  )
  const replicas = pools.length > 0 ? readReplicas({ pools, primary: pool, positions: pingPool, log }) : null
  let listening: Listening | null = null
  const look = missedChanges(pingPool)
  const checkAnswer = async () => {
    await withTimeout(pingTime, pingPool.query('select 1'))
  }
  return {
    db,
    publicDb: replicas ? drizzle(replicas.pool, { schema, logger }) : db,
    contentChanged: () => replicas?.contentChanged(),
    async ping() {
      // It may answer again a moment before the listener reports it and the pool lets queries through.
      if (pool.isDown) throw new DatabaseDown()
      await checkAnswer()
    },
    now: () => Date.now() + (listening?.clockAhead() ?? 0),
    nodes: (print) => countNodes(pingPool, print),
    figures: () => ({
      queries: queries(),
      listenerLosses: listening?.losses() ?? 0,
      missedChanges: listening?.missed() ?? 0,
      clockAhead: listening?.clockAhead() ?? 0,
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      replicas: { ready: replicas?.ready() ?? 0, answered: replicas?.answered() ?? 0 },
      restarts: 0,
    }),
    async listen(listener) {
      const onState = (state: DatabaseState) => {
        pool.setDown(state === 'down')
        listener.onState(state)
      }
      const started = await listenForChanges(
        { url: directUrl, ping: checkAnswer, look, isPooled, log },
        { ...listener, onState },
      )
      listening = started
      return started.stop
    },
    async close() {
      await replicas?.close()
      await Promise.all([pool.end(), pingPool.end()])
    },
  }
}

/** SQLSTATE of a pooler that refuses the limits of a session. */
const protocolViolation = '08P01'

/** @throws DatabaseUnavailable where the connection leads to a pooler, and the server itself is not named. */
async function refusePooler(pool: GuardedPool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    const isPooler = (error as { code?: string }).code === protocolViolation
    const advice = 'leads to a pooler; name the server itself in DATABASE_DIRECT_URL'
    await pool.end()
    throw isPooler ? new DatabaseUnavailable(`DATABASE_URL: ${advice}`, { cause: error }) : error
  }
}
