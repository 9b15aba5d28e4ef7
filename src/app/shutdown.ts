import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Connections } from '#server/http/connections.ts'
import type { Program } from './program.ts'

/** Time for open requests to finish once nobody can connect any more, milliseconds. */
const drainTime = 10_000

/**
 * A terminal sends Ctrl+C to every process of its group, and npm hands it on: what comes within this many milliseconds
 * is the same wish.
 */
const sameWish = 500

const signals = ['SIGTERM', 'SIGINT'] as const

/** What is stopped. */
export interface Stoppable {
  connections: Connections
  log: Logger
  /** How long load balancers may take to notice `/readyz`, milliseconds; everything is answered meanwhile. */
  delay: number
}

/** The way to the end of the process. */
export interface Shutdown {
  hasBegun(): boolean
  /** Tells of the program once it is being opened; it is closed at the end. */
  closes(opening: Promise<Program>): void
}

/**
 * Ends the process in order at a signal, with 0, and after an error that nothing caught, with 1: not ready, delay, no more
 * connections, open requests, the program. A second signal ends it at once.
 */
export function createShutdown({ connections, log, delay }: Stoppable): Shutdown {
  let opening: Promise<Program> | null = null
  let opened: Program | null = null
  let signalled = 0
  let ending: Promise<void> | null = null
  let code = 0

  async function end(): Promise<void> {
    connections.closeAfterResponses()
    opened?.drain()
    // Before it is open, it has not been ready either.
    if (opened) await pause(delay)
    await Promise.race([connections.stopListening(), pause(drainTime)])
    connections.server.closeAllConnections()
    await (await opening?.catch(() => null))?.close()
  }

  function stop(reason: string): void {
    if (ending) return
    log.info({ reason }, 'stopping')
    const failed = (error: unknown) => {
      log.fatal({ err: error }, 'could not be stopped in order')
      code = 1
    }
    ending = end()
      .catch(failed)
      .then(() => process.exit(code))
  }

  for (const signal of signals) {
    process.on(signal, () => {
      const now = performance.now()
      if (signalled > 0 && now - signalled > sameWish) process.exit(128 + constants.signals[signal])
      if (signalled === 0) signalled = now
      stop(signal)
    })
  }
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (error: unknown) => {
      log.fatal({ err: error }, kind)
      code = 1
      stop(kind)
    })
  }
  return {
    hasBegun: () => ending !== null,
    closes(promise) {
      opening = promise
      promise.then(
        (program) => (opened = program),
        () => {},
      )
    },
  }
}
