import { setTimeout as pause } from 'node:timers/promises'
import { stopOrphan } from './orphan-server.ts'
import { startServer, type ServerOptions, type ServerProcess } from './server-process.ts'

/** Milliseconds before a crashed server is restarted, doubled with each crash. */
const backOff = { first: 250, longest: 30_000 }

/** Milliseconds of running after which the back-off is reset. */
const healthyTime = 60_000

export interface SupervisorOptions extends ServerOptions {
  /** Called before each start; may free disk space. */
  beforeStart: () => Promise<void>
}

/**
 * Starts the server, and restarts it with back-off after each crash: docs/decisions/0032.
 * @throws DatabaseUnavailable when the first start fails.
 */
export async function superviseServer(options: SupervisorOptions) {
  const { cluster, log, beforeStart } = options
  const stopped = new AbortController()
  let restarts = 0
  let current: ServerProcess | null = await start()
  const running = supervise()

  async function start(): Promise<ServerProcess> {
    await stopOrphan(cluster)
    await beforeStart()
    return startServer(options)
  }

  async function supervise(): Promise<void> {
    let wait = backOff.first
    while (!stopped.signal.aborted) {
      const begin = Date.now()
      await current?.ended
      current = null
      if (stopped.signal.aborted) return
      if (Date.now() - begin > healthyTime) wait = backOff.first
      log.error({ part: 'postgresql', restartInMs: wait }, 'the database has stopped; restarting it')
      await pause(wait, null, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      wait = Math.min(wait * 2, backOff.longest)
      restarts += 1
      current = await start().catch((error: unknown) => {
        log.error({ part: 'postgresql', err: error }, 'the database could not be restarted')
        return null
      })
    }
  }

  return {
    restarts: () => restarts,
    async stop(): Promise<void> {
      stopped.abort()
      await current?.stop()
      await running
      // One that was being started while `stop` was called.
      await (current as ServerProcess | null)?.stop()
    },
  }
}
