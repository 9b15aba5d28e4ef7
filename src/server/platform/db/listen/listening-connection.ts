import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connect, destroyConnection } from '../connect.ts'
import { contentChannel, pingTime } from '../database.ts'
import { withTimeout } from '../with-timeout.ts'

/** Milliseconds between two attempts to reconnect. */
const reconnectDelay = 1000

/** Advisory lock that every running program holds, shared, while it listens. */
export const runningLock = 6_140_201

interface ListeningOptions {
  url: string
  log: Logger
  onNotification: (payload: string) => void
  onLost: () => void
  /** It listens again; what happened in between was not announced. */
  onReconnected: () => void
}

/**
 * Opens the connection that receives notifications, and opens it again when it ends.
 * @throws DatabaseUnavailable when the first attempt fails.
 */
export async function openListeningConnection(options: ListeningOptions) {
  const { url, log, onNotification, onLost, onReconnected } = options
  const stopped = new AbortController()
  const { signal } = stopped
  let losses = 0
  let { client, ended } = await listen(url, onNotification)

  async function reconnect(): Promise<void> {
    while (!signal.aborted) {
      const next = await listen(url, onNotification).catch(() => null)
      if (next) {
        ;({ client, ended } = next)
        log.info('listening for content changes again')
        onReconnected()
        return
      }
      await pause(reconnectDelay, null, { signal }).catch(() => {})
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await ended
      if (signal.aborted) return
      losses += 1
      log.warn('the connection that listens for content changes is lost')
      onLost()
      await reconnect()
    }
  }
  const running = run()

  return {
    losses: () => losses,
    /** Ends a connection whose server does not answer; another one is opened. */
    drop: () => destroyConnection(client),
    async close(): Promise<void> {
      stopped.abort()
      await endOrDestroy(client)
      await running
      // A reconnection was under way.
      await endOrDestroy(client)
    },
  }
}

async function listen(url: string, onNotification: (payload: string) => void) {
  const client = await connect(url)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('notification', ({ payload }) => onNotification(payload ?? ''))
  try {
    await withTimeout(pingTime, client.query(`select pg_advisory_lock_shared(${runningLock})`))
    await withTimeout(pingTime, client.query(`listen ${contentChannel}`))
    return { client, ended }
  } catch (error) {
    void endOrDestroy(client)
    throw error
  }
}

/** A server that hangs never confirms the end of a connection. */
async function endOrDestroy(client: pg.Client): Promise<void> {
  await withTimeout(pingTime, client.end()).catch(() => destroyConnection(client))
}
