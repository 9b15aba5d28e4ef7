import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connect, destroyConnection } from './connect.ts'
import { contentChannel, pingTime, type ContentListener, type DatabaseState } from './database.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds between two checks whether the connection still answers. */
const heartbeat = 1000

/** Milliseconds between two attempts to reconnect. */
const reconnectDelay = 1000

export interface ListenOptions {
  url: string
  /** Checks the database over another connection. @throws when it does not answer. */
  ping: () => Promise<void>
  log: Logger
}

export interface Listening {
  /** @returns how often the connection was lost so far. */
  losses: () => number
  stop: () => Promise<void>
}

/**
 * Listens on a dedicated connection and reconnects when it is lost: docs/decisions/0032. From then on cached content
 * may be outdated, so the listener is notified of the loss and of the reconnection.
 * @throws DatabaseUnavailable when the first connection fails.
 */
export async function listenForChanges(options: ListenOptions, listener: ContentListener): Promise<Listening> {
  const { url, ping, log } = options
  const stopped = new AbortController()
  let state: DatabaseState = 'live'
  let losses = 0
  let client = await subscribe(url, listener)
  const running = watchConnection()

  function setState(next: DatabaseState): void {
    if (next === state) return
    state = next
    if (next === 'down') log.error('the database does not answer')
    listener.onState(next)
  }

  async function watchConnection(): Promise<void> {
    while (!stopped.signal.aborted) {
      const cause = await untilLost(client, stopped.signal)
      if (stopped.signal.aborted) return
      losses += 1
      log.warn({ err: cause }, 'the connection that hears of changes is lost')
      await reconnect()
    }
  }

  /** Pings first, to tell `deaf` from `down`: while the database is down nothing changes, and the cache stays valid. */
  async function reconnect(): Promise<void> {
    while (!stopped.signal.aborted) {
      const answers = await ping().then(
        () => true,
        () => false,
      )
      setState(answers ? 'deaf' : 'down')
      const subscribed = answers ? await subscribe(url, listener).catch(() => null) : null
      if (subscribed) {
        client = subscribed
        log.info('the connection that hears of changes is back')
        setState('live')
        return
      }
      await pause(reconnectDelay, null, { signal: stopped.signal }).catch(() => {})
    }
  }

  return {
    losses: () => losses,
    async stop() {
      stopped.abort()
      await running
      await endOrDestroy(client)
    },
  }
}

async function subscribe(url: string, { onChange }: ContentListener): Promise<pg.Client> {
  const client = await connect(url)
  client.on('notification', ({ payload }) => onChange(payload ?? ''))
  try {
    await withTimeout(pingTime, client.query(`listen ${contentChannel}`))
    return client
  } catch (error) {
    void endOrDestroy(client)
    throw error
  }
}

/** Resolves with the reason once the connection has ended or no longer answers. */
async function untilLost(client: pg.Client, signal: AbortSignal): Promise<unknown> {
  const ended = new AbortController()
  client.once('end', () => ended.abort(new Error('the server closed the connection')))
  const either = AbortSignal.any([ended.signal, signal])
  while (!either.aborted) {
    await pause(heartbeat, null, { signal: either }).catch(() => {})
    if (either.aborted) break
    const failure = await withTimeout(pingTime, client.query('select 1')).then(() => null, toError)
    if (failure) {
      void endOrDestroy(client)
      return failure
    }
  }
  return ended.signal.reason
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** A server that hangs never confirms the end of a connection. */
async function endOrDestroy(client: pg.Client): Promise<void> {
  await withTimeout(pingTime, client.end()).catch(() => destroyConnection(client))
}
