import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { Overloaded } from '#server/http/responses/server-failure.ts'
import { paths } from '#server/paths.ts'
import type { OpenRenderer } from '../program.ts'
import { createApiServer, type ApiServer } from './api-server.ts'
import { createJobQueue, type QueueLimits } from './job-queue.ts'
import type { RenderJob, RenderResult, WorkerHello } from './worker.ts'

const most = 4

/**
 * A worker takes up further jobs while one waits for the API. One worker stays; the next starts when four jobs are
 * running, and ends after a minute without work. Megabytes are V8's old generation; the size of the young one is set in
 * `src/server/engine/start.sh`, for every thread (docs/decisions/0026).
 */
const workers = {
  minThreads: 1,
  maxThreads: Math.min(most, availableParallelism()),
  concurrentTasksPerWorker: 4,
  idleTimeout: 60_000,
  atomics: 'disabled',
  recordTiming: false,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  loadBalancer: leastBusy,
} as const

/** How long things may take, in milliseconds, and how many jobs may wait (docs/decisions/0035). */
export interface RenderLimits {
  queue: QueueLimits
  /** For one call of the API. */
  call: number
  /** For a job, from its turn on. Calls have a limit of their own: a worker that needs longer hangs. */
  job: number
}

/** The first job of a worker on a busy machine takes seconds: the renderer is loaded then. */
const usualLimits: RenderLimits = {
  queue: { running: workers.maxThreads * workers.concurrentTasksPerWorker, waiting: 200, wait: 10_000 },
  call: 10_000,
  job: 25_000,
}

/** What each worker runs. */
const usualWorker = pathToFileURL(paths.renderWorker)

/** As piscina's own does, which gives a worker no second job while the first one has an abort signal. */
function leastBusy<Worker extends { currentUsage: number }>(_task: unknown, all: Worker[]): Worker | null {
  const [best] = all
    .filter(({ currentUsage }) => currentUsage < workers.concurrentTasksPerWorker)
    .toSorted((one, other) => one.currentUsage - other.currentUsage)
  return best ?? null
}

/**
 * Starts workers that render the built pages, so that the main thread stays free for requests. They load while the
 * database opens, and get their API as soon as there is one.
 */
export function startWorkerPool(log: Logger, limits = usualLimits, worker = usualWorker): OpenRenderer {
  const pool = new Piscina<RenderJob, RenderResult>({ ...workers, filename: worker.href })
  // A worker that dies at work fails its jobs; one that dies idle is logged here, and replaced as well.
  pool.on('error', (error) => log.error({ err: error as Error }, 'a thread that renders pages died'))
  const opened = Promise.withResolvers<ApiServer>()
  pool.on('message', ({ apiPort }: WorkerHello) => void opened.promise.then((server) => server.connect(apiPort)))
  const runQueued = createJobQueue(limits.queue)

  /** A worker that hangs is terminated, with all its jobs, and replaced. */
  async function runJob(job: RenderJob): Promise<RenderResult> {
    const signal = AbortSignal.timeout(limits.job)
    try {
      return await pool.run(job, { signal })
    } catch (error) {
      if (signal.aborted) log.error({ url: job.url }, 'a thread took too long for a page and was ended')
      if (signal.aborted || isTerminated(error)) throw new Overloaded('a page took too long', { cause: error })
      throw error
    }
  }

  return (contextOf) => {
    const server = createApiServer(contextOf, limits.call)
    opened.resolve(server)
    let generation = 0
    return {
      render({ url, headers }, visitor) {
        const accept = headers.get('accept') ?? 'text/html'
        return server.runFor(visitor, async (adminJob) => {
          const result = await runQueued(() => runJob({ url, accept, adminJob, generation }))
          const { status, headers, text, ...page } = result
          return { ...page, response: new Response(text || null, { status, headers }) }
        })
      },
      contentChanged() {
        generation += 1
      },
      close: () => pool.destroy(),
    }
  }
}

/** @returns whether a job failed because its worker was terminated for another one. */
function isTerminated(error: unknown): boolean {
  return error instanceof Error && error.message === 'Terminating worker thread'
}
