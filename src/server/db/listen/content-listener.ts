import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connect, destroyConnection } from '../connect.ts'
import { contentChannel, pingTime, type ContentListener, type DatabaseState } from '../database.ts'
import type { LookForChanges } from './missed-changes.ts'
import { joinNodes } from './node-locks.ts'
import { watchChanges, type ChangeWatch } from './watch-changes.ts'
import { withTimeout } from '../with-timeout.ts'
import { transactionOf } from '../writes/content-writes.ts'

/** Milliseconds between two checks whether the connection still answers. */
const heartbeat = 1000

/** Milliseconds between two attempts to reconnect. */
const reconnectDelay = 1000

export interface ListenOptions {
  /** Of the server itself: a pooler passes no notifications on. */
  url: string
  /** Checks the database over another connection. @throws when it does not answer. */
  ping: () => Promise<void>
  /** Over the same connection as `ping`. */
  look: LookForChanges
  /** Whether queries take another way than the listening connection, and may fail while that one works. */
  isPooled: boolean
  log: Logger
}

export interface Listening extends Pick<ChangeWatch, 'missed' | 'clockAhead'> {
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
  const { url, ping, look, isPooled, log } = options
  const stopped = new AbortController()
  let state: DatabaseState = 'live'
  let losses = 0
  let isListening = true
  let answers = true
  let watch: ChangeWatch | null = null
  const subscription = {
    ...listener,
    onChange(payload: string) {
      watch?.heard(transactionOf(payload))
      listener.onChange(payload)
    },
  }
  let client = await subscribe(url, subscription)
  // From here on nothing is missed; if this one fails, the next one says so.
  await look().catch(() => null)
  watch = watchChanges({
    look,
    log,
    isDeaf: () => !isListening,
    onMissed: () => listener.onChange(''),
    onAnswer(next) {
      if (isPooled) settle({ answers: next })
    },
  })
  const { missed, clockAhead, stop: stopWatching } = watch
  const running = watchConnection()

  function settle(known: { answers?: boolean; isListening?: boolean }): void {
    answers = known.answers ?? answers
    isListening = known.isListening ?? isListening
    const next = !answers ? 'down' : isListening ? 'live' : 'deaf'
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
      const pinged = await ping().then(
        () => true,
        () => false,
      )
      settle({ answers: pinged, isListening: false })
      const subscribed = pinged ? await subscribe(url, subscription).catch(() => null) : null
      if (subscribed) {
        client = subscribed
        log.info('the connection that hears of changes is back')
        settle({ answers: true, isListening: true })
        return
      }
      await pause(reconnectDelay, null, { signal: stopped.signal }).catch(() => {})
    }
  }

  return {
    losses: () => losses,
    missed,
    clockAhead,
    async stop() {
      stopped.abort()
      await Promise.all([running, stopWatching()])
      await endOrDestroy(client)
    },
  }
}

async function subscribe(url: string, { onChange, print }: ContentListener): Promise<pg.Client> {
  const client = await connect(url)
  client.on('notification', ({ payload }) => onChange(payload ?? ''))
  try {
    if (print !== undefined) await withTimeout(pingTime, joinNodes(client, print))
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
