import { setTimeout as pause } from 'node:timers/promises'
import { stopLeftover } from './leftover.ts'
import { startServer, type ServerOptions, type ServerProcess } from './server-process.ts'

/** Pauses before a crashed server is started again, milliseconds: each twice the one before. */
const pauses = { first: 250, longest: 30_000 }

/** A server that ran this long was well: its next crash is a first one. */
const healthyTime = 60_000

/** A server that is started again whenever it ends by itself. */
export interface SupervisedServer {
  /** @returns how often it was started again. */
  restarts: () => number
  stop: () => Promise<void>
}

export interface SupervisorOptions extends ServerOptions {
  /** Called before a server is started again; the place to make room on a full disk. */
  beforeRestart: () => Promise<void>
}

/**
 * Starts the server, and again after each crash.
 * @throws DatabaseUnavailable when the first start fails.
 */
export async function superviseServer(options: SupervisorOptions): Promise<SupervisedServer> {
  const { cluster, log, beforeRestart } = options
  const stopped = new AbortController()
  let restarts = 0
  let current: ServerProcess | null = await start()
  const running = keepRunning()

  async function start(): Promise<ServerProcess> {
    await stopLeftover(cluster)
    return startServer(options)
  }

  async function keepRunning(): Promise<void> {
    let wait = pauses.first
    while (!stopped.signal.aborted) {
      const begin = Date.now()
      await current?.ended
      current = null
      if (stopped.signal.aborted) return
      if (Date.now() - begin > healthyTime) wait = pauses.first
      log.error({ part: 'postgresql', restartInMs: wait }, 'the database has ended and is started again')
      await pause(wait, null, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      wait = Math.min(wait * 2, pauses.longest)
      await beforeRestart()
      restarts += 1
      current = await start().catch((error: unknown) => {
        log.error({ part: 'postgresql', err: error }, 'the database could not be started again')
        return null
      })
    }
  }

  return {
    restarts: () => restarts,
    async stop() {
      stopped.abort()
      await current?.stop()
      await running
      // A server that was just being started when the program was told to stop.
      await (current as ServerProcess | null)?.stop()
    },
  }
}
