import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { GuardedPool } from './guarded-pool.ts'
import { isUnavailable } from './unavailable.ts'

/** Milliseconds between two looks at the replicas: while one is behind, and while none is. */
const intervals = { behind: 100, usual: 1000 }

interface ReplicaOptions {
  pools: GuardedPool[]
  primary: GuardedPool
  /** Of the primary, for the question where it is. */
  positions: pg.Pool
  log: Logger
}

export interface Replicas {
  /** The primary's pool, but for single queries, which go to a replica that is up to date if there is one. */
  pool: pg.Pool
  /** Content changed: replicas are used again when they have replayed it. */
  contentChanged: () => void
  /** @returns queries that replicas have answered. */
  answered: () => number
  /** @returns how many of them are used now. */
  ready: () => number
  close: () => Promise<void>
}

interface Replica {
  pool: GuardedPool
  /** Bytes of the log that it has replayed; null while it does not answer, or is no replica any more. */
  replayed: bigint | null
}

/**
 * Reads of what everybody may see, from replicas, never older than the last change that this node heard of:
 * docs/decisions/0089.
 */
export function readReplicas({ pools, primary, positions, log }: ReplicaOptions): Replicas {
  const replicas: Replica[] = pools.map((pool) => ({ pool, replayed: null }))
  const stopped = new AbortController()
  const { signal } = stopped
  let wake = new AbortController()
  /** Where the primary was after the last change; null while that is not known. */
  let needed: bigint | null = null
  let generation = 0
  let turn = 0
  let answered = 0

  const isReady = ({ replayed }: Replica) => needed !== null && replayed !== null && replayed >= needed
  const ready = () => replicas.filter(isReady)

  async function askPrimary(): Promise<void> {
    const asked = generation
    const { rows } = await positions.query<{ at: string }>(`select (pg_current_wal_insert_lsn() - '0/0')::text as at`)
    if (asked === generation) needed = BigInt(rows[0]!.at)
  }

  async function askReplica(replica: Replica): Promise<void> {
    const wasThere = replica.replayed !== null
    try {
      const { rows } = await replica.pool.query<{ at: string | null }>(
        `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as at`,
      )
      const { at } = rows[0]!
      replica.replayed = at === null ? null : BigInt(at)
    } catch (error) {
      replica.replayed = null
      if (wasThere) log.warn({ err: error }, 'a replica of the database does not answer; the primary is asked instead')
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      wake = new AbortController()
      if (needed === null) await askPrimary().catch(() => {})
      await Promise.all(replicas.map(askReplica))
      const isBehind = replicas.some((each) => each.replayed !== null && needed !== null && !isReady(each))
      const wait = isBehind ? intervals.behind : intervals.usual
      await pause(wait, null, { signal: AbortSignal.any([signal, wake.signal]) }).catch(() => {})
    }
  }
  const running = run()

  async function query(...args: [never]): Promise<pg.QueryResult> {
    const able = ready()
    const replica = able[(turn += 1) % able.length]
    if (!replica) return primary.query(...args)
    try {
      const result: pg.QueryResult = await replica.pool.query(...args)
      answered += 1
      return result
    } catch (error) {
      if (!isForPrimary(error)) throw error
      if (isUnavailable(error)) replica.replayed = null
      return primary.query(...args)
    }
  }

  return {
    pool: new Proxy(primary, {
      get(target, name) {
        if (name === 'query') return query
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    }),
    contentChanged() {
      generation += 1
      needed = null
      wake.abort()
    },
    answered: () => answered,
    ready: () => ready().length,
    async close() {
      stopped.abort()
      await running
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** SQLSTATE: cancelled since the replica had to replay something; a write; a statement that took too long. */
const states = { conflict: '40001', readOnly: '25006', slow: '57014' }

/** @returns whether the primary may have an answer where the replica has none. */
function isForPrimary(error: unknown): boolean {
  const { code } = error as { code?: string }
  if (code === states.slow) return false
  return code === states.conflict || code === states.readOnly || isUnavailable(error)
}
