import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connect, cutOff } from './connect.ts'
import { contentChannel, pingTime, type ContentListener, type DatabaseState } from './database.ts'
import { within } from './with-timeout.ts'

/** Milliseconds between two questions whether the connection still answers. */
const heartbeat = 1000

/** Milliseconds between two tries to make a lost connection anew. */
const reconnectDelay = 1000

/** What listening needs beside the listener. */
export interface ListenOptions {
  url: string
  /** Asks the database by another way. @throws when it does not answer. */
  ping: () => Promise<void>
  log: Logger
}

/** A connection that hears of changes, made anew whenever it is lost. */
export interface Listening {
  /** @returns how often it was lost so far. */
  losses: () => number
  stop: () => Promise<void>
}

/**
 * Hears the channel on a connection of its own. The listener is told when it is lost (what is cached may be outdated from
 * then on), and again when it is back.
 * @throws DatabaseUnavailable when the first connection cannot be made.
 */
export async function listenForChanges(options: ListenOptions, listener: ContentListener): Promise<Listening> {
  const { url, ping, log } = options
  const stopped = new AbortController()
  let state: DatabaseState = 'live'
  let losses = 0
  let client = await subscribe(url, listener)
  const running = keepListening()

  function become(next: DatabaseState): void {
    if (next === state) return
    state = next
    if (next === 'down') log.error('the database does not answer')
    listener.onState(next)
  }

  async function keepListening(): Promise<void> {
    while (!stopped.signal.aborted) {
      const cause = await untilLost(client, stopped.signal)
      if (stopped.signal.aborted) return
      losses += 1
      log.warn({ err: cause }, 'the connection that hears of changes is lost')
      await reconnect()
    }
  }

  /** Asks first: while nothing answers, nothing changes, and what is cached is all there is to give. */
  async function reconnect(): Promise<void> {
    while (!stopped.signal.aborted) {
      const answers = await ping().then(
        () => true,
        () => false,
      )
      become(answers ? 'deaf' : 'down')
      const fresh = answers ? await subscribe(url, listener).catch(() => null) : null
      if (fresh) {
        client = fresh
        log.info('the connection that hears of changes is back')
        become('live')
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
      await endSoon(client)
    },
  }
}

async function subscribe(url: string, { onChange }: ContentListener): Promise<pg.Client> {
  const client = await connect(url)
  client.on('notification', ({ payload }) => onChange(payload ?? ''))
  try {
    await within(pingTime, client.query(`listen ${contentChannel}`))
    return client
  } catch (error) {
    void endSoon(client)
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
    const failure = await within(pingTime, client.query('select 1')).then(() => null, toError)
    if (failure) {
      void endSoon(client)
      return failure
    }
  }
  return ended.signal.reason
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** A server that does not answer cannot say goodbye: its connection is cut off. */
async function endSoon(client: pg.Client): Promise<void> {
  await within(pingTime, client.end()).catch(() => cutOff(client))
}
