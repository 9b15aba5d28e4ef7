import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Connections } from '#server/platform/http/connections.ts'
import type { Program } from './program.ts'

/** Milliseconds for open requests to finish after the server has stopped listening. */
const drainTime = 10_000

/**
 * A terminal sends Ctrl+C to the whole process group, and npm forwards it too: signals within this many milliseconds count
 * as one.
 */
const duplicateSignalTime = 500

const signals = ['SIGTERM', 'SIGINT'] as const

export interface ShutdownOptions {
  connections: Connections
  log: Logger
  /** Milliseconds for load balancers to notice `/readyz`; requests are still handled meanwhile. */
  delay: number
}

export interface Shutdown {
  hasBegun(): boolean
  /** Registers the program that is being opened, to be closed last. */
  closes(opening: Promise<Program>): void
}

/**
 * Graceful shutdown after a signal (exit code 0) or an uncaught error (1): not ready, delay, stop listening, drain requests,
 * close the program. A second signal exits immediately (docs/decisions/0035).
 */
export function createShutdown({ connections, log, delay }: ShutdownOptions): Shutdown {
  let opening: Promise<Program> | null = null
  let opened: Program | null = null
  let firstSignalAt = 0
  let ending: Promise<void> | null = null
  let code = 0

  async function end(): Promise<void> {
    connections.closeAfterResponses()
    opened?.drain()
    // Until the program is open, load balancers do not send requests.
    if (opened) await pause(delay)
    await Promise.race([connections.stopListening(), pause(drainTime)])
    connections.server.closeAllConnections()
    await (await opening?.catch(() => null))?.close()
  }

  function stop(reason: string): void {
    if (ending) return
    log.info({ reason }, 'stopping')
    const failed = (error: unknown) => {
      log.fatal({ err: error }, 'could not be stopped cleanly')
      code = 1
    }
    ending = end()
      .catch(failed)
      .then(() => process.exit(code))
  }

  for (const signal of signals) {
    process.on(signal, () => {
      const now = performance.now()
      if (firstSignalAt > 0 && now - firstSignalAt > duplicateSignalTime) process.exit(128 + constants.signals[signal])
      if (firstSignalAt === 0) firstSignalAt = now
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
