import type { Logger } from 'pino'
import type { Handlers } from '#server/platform/http/connections.ts'
import { restoreRuns, type RestoreRuns } from '#server/platform/http/restores/restore-runs.ts'
import type { Program } from './program.ts'
import { startupHandlers } from './startup-handler.ts'

interface RunOptions {
  siteUrl: string
  log: Logger
  handleWith: (handlers: Handlers) => void
  open: (restores: RestoreRuns) => Promise<Program>
  /** Called with each opening, the first one and those after a restore. */
  onOpening: (opening: Promise<Program>) => void
  /** Not called after the program has stopped. */
  onOpen: (program: Program) => void
  isStopping: () => boolean
  onFailure: (error: unknown) => void
}

/** Opens the program behind one listener, and opens it anew after a restore. */
export async function runProgram(options: RunOptions): Promise<void> {
  const { siteUrl, log, open, onOpening, onOpen, isStopping, onFailure } = options
  const waiting = startupHandlers(siteUrl)
  let program: Program | null = null

  const restores = restoreRuns({
    siteUrl,
    log,
    reopen: () => {
      handle(waiting)
      return closeAndStart().catch(onFailure)
    },
  })

  function handle({ serveCached, fetch }: Handlers): void {
    options.handleWith({ serveCached, fetch: (request, env) => restores.answer(request) ?? fetch(request, env) })
  }

  async function start(): Promise<void> {
    const opening = open(restores)
    onOpening(opening)
    program = await opening
    if (isStopping()) return
    handle(program)
    onOpen(program)
  }

  async function closeAndStart(): Promise<void> {
    await program?.close(true)
    await start()
  }

  await start()
}
