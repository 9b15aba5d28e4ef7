import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ContentListener } from '../database.ts'
import { transactionOf } from '../writes/content-writes.ts'
import { openListeningConnection } from './listening-connection.ts'
import type { PollChanges } from './poll-changes.ts'

/** Milliseconds between two polls. */
const pollInterval = 1000

/** Milliseconds that a notification may arrive later than the answer to a poll. */
const grace = 100

/** Notified transactions that are remembered: more than are committed between two polls. */
const maxRemembered = 1000

export interface ListenOptions {
  url: string
  poll: PollChanges
  /** Over another connection than the one that listens. @throws when the database does not answer. */
  ping: () => Promise<void>
  log: Logger
}

export type Listening = Awaited<ReturnType<typeof listenForChanges>>

/**
 * Listens for changes of content, polls for those whose notification is lost, and reports whether the database answers:
 * docs/decisions/0032, 0087.
 * @throws DatabaseUnavailable when the first connection fails.
 */
export async function listenForChanges(options: ListenOptions, listener: ContentListener) {
  const { url, poll, ping, log } = options
  const stopped = new AbortController()
  const notified = new Set<string>()
  let wake = new AbortController()
  let missed = 0
  let clockAhead = 0
  let isDown = false

  function onNotification(payload: string): void {
    notified.add(transactionOf(payload))
    if (notified.size > maxRemembered) notified.delete(notified.values().next().value!)
    listener.onChange(payload)
  }

  async function pollOnce(): Promise<void> {
    const asked = Date.now()
    const { xids, unknown, now } = await poll()
    clockAhead = Math.round(now - (asked + Date.now()) / 2)
    const unheard = () => xids.filter((xid) => !notified.has(xid)).length
    if (unheard() > 0) await pause(grace)
    missed += unheard()
    if (unheard() > 0 || unknown) listener.onChange('')
  }

  function settle(answers: boolean): void {
    if (answers !== isDown) return
    isDown = !answers
    if (isDown) {
      log.error('the database does not answer')
      connection.drop()
    }
    listener.onState(isDown ? 'down' : 'live')
  }

  async function keepPolling(): Promise<void> {
    while (!stopped.signal.aborted) {
      wake = new AbortController()
      // A poll may also wait for a lock.
      const answers = await pollOnce()
        .catch(ping)
        .then(
          () => true,
          () => false,
        )
      if (stopped.signal.aborted) return
      settle(answers)
      const signal = AbortSignal.any([stopped.signal, wake.signal])
      await pause(pollInterval, null, { signal }).catch(() => {})
    }
  }

  const connection = await openListeningConnection({
    url,
    log,
    onNotification,
    onLost: () => wake.abort(),
    onReconnected: () => listener.onChange(''),
  })
  // From here on nothing is missed; if this poll fails, the next one reports changes as unknown.
  await poll().catch(() => null)
  const polling = keepPolling()

  return {
    /** @returns how often the listening connection was lost so far. */
    losses: connection.losses,
    /** @returns how many changes a poll found that no notification had announced. */
    missed: () => missed,
    /** @returns whole milliseconds that the clock of the database is ahead of ours. */
    clockAhead: () => clockAhead,
    async stop(): Promise<void> {
      stopped.abort()
      await Promise.all([polling, connection.close()])
    },
  }
}
