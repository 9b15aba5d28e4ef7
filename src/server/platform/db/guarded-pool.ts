import pg from 'pg'
import type { Logger } from 'pino'
import { destroyConnection } from './connect.ts'

/** A query is refused because the last check found the database down. */
export class DatabaseDown extends Error {
  override name = 'DatabaseDown'
  /** The SQLSTATE of a broken connection. */
  readonly code = '08006'

  constructor() {
    super('the database does not answer')
  }
}

type GotClient = Parameters<pg.Pool['connect']>[0]

/**
 * A pool that fails at once while the database is known to be down, instead of after a timeout: docs/decisions/0032.
 */
export class GuardedPool extends pg.Pool {
  #down = false
  readonly #clients = new Set<pg.PoolClient>()

  constructor(options: pg.PoolConfig, log: Logger) {
    super(options)
    // An unhandled error of an idle connection would end the process; the next query opens a new one.
    this.on('error', (error) => {
      // A server that stops breaks connections that are just being closed.
      if (!this.ending) log.warn({ err: error }, 'an idle connection to the database broke')
    })
    this.on('connect', (client) => {
      this.#clients.add(client)
      // The same for a connection in use; its current or next query fails anyway.
      client.on('error', (error) => log.debug({ err: error }, 'a connection to the database broke'))
    })
    this.on('remove', (client) => this.#clients.delete(client))
  }

  /** While it is down, pending queries fail too. */
  setDown(down: boolean): void {
    this.#down = down
    if (down) for (const client of this.#clients) destroyConnection(client)
  }

  get isDown(): boolean {
    return this.#down
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: NonNullable<GotClient>): void
  override connect(callback?: GotClient): Promise<pg.PoolClient> | void {
    if (!this.#down) return callback ? super.connect(callback) : super.connect()
    const error = new DatabaseDown()
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => {})
    return undefined
  }
}
