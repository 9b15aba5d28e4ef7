import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { Overloaded } from '#server/http/responses/server-failure.ts'
import { withoutPreviewKey } from '#values/addresses/preview-address.ts'
import { paths } from '#server/paths.ts'
import type { OpenRenderer } from '../program.ts'
import { createApiServer, type ApiServer } from './api-server.ts'
import { createJobQueue, type QueueLimits } from './job-queue.ts'
import type { RenderJob, RenderResult, WorkerMessage } from './worker.ts'

const maxWorkers = 4

/**
 * A worker runs further jobs while one waits for the API. At least one worker is always running; another starts when all
 * have four jobs, and ends after a minute without jobs. The size of V8's young generation is set for all threads in
 * `src/server/engine/start.sh` (docs/decisions/0026).
 */
const workers = {
  minThreads: 1,
  maxThreads: Math.min(maxWorkers, availableParallelism()),
  concurrentTasksPerWorker: 4,
  idleTimeout: 60_000,
  atomics: 'disabled',
  recordTiming: false,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  loadBalancer: leastBusy,
} as const

/** Milliseconds, and the lengths of the queue (docs/decisions/0035). */
export interface RenderLimits {
  queue: QueueLimits
  /** Timeout of an API call. */
  call: number
  /** Timeout of a job after it has left the queue. As calls have their own, a worker that exceeds it hangs. */
  job: number
}

/** A worker's first job takes seconds on a busy machine, as it loads the renderer. */
const defaultLimits: RenderLimits = {
  queue: { running: workers.maxThreads * workers.concurrentTasksPerWorker, waiting: 200, wait: 10_000 },
  call: 10_000,
  job: 25_000,
}

/** Milliseconds that the end waits for threads which still load their modules, and between two looks at them. */
const loadTime = { longest: 10_000, look: 20 }

const defaultWorker = pathToFileURL(paths.renderWorker)

/** Piscina's own balancer gives a worker no second job while the first one has an abort signal. */
function leastBusy<Worker extends { currentUsage: number }>(_task: unknown, all: Worker[]): Worker | null {
  const [best] = all
    .filter(({ currentUsage }) => currentUsage < workers.concurrentTasksPerWorker)
    .toSorted((one, other) => one.currentUsage - other.currentUsage)
  return best ?? null
}

export interface WorkerPool {
  open: OpenRenderer
  /** Also before it was opened. */
  close: () => Promise<void>
}

/**
 * Renders pages in worker threads, so that the main thread is free for requests. The workers load the renderer while the
 * database opens, and are connected to the API afterwards.
 */
export function startWorkerPool(log: Logger, limits = defaultLimits, worker = defaultWorker): WorkerPool {
  const pool = new Piscina<RenderJob, RenderResult>({ ...workers, filename: worker.href })
  // A worker that crashes during a job rejects it; this event is for idle workers. Both are replaced.
  pool.on('error', (error) => log.error({ err: error as Error }, 'a thread that renders pages died'))
  const opened = Promise.withResolvers<ApiServer>()
  const loaded = new WeakSet<object>()
  pool.on('message', (message: WorkerMessage) => {
    if ('apiPort' in message) void opened.promise.then((server) => server.connect(message.apiPort))
    else for (const thread of pool.threads) if (thread.threadId === message.loadedThread) loaded.add(thread)
  })
  const runQueued = createJobQueue(limits.queue)

  /** A worker that hangs is terminated with all its jobs, and replaced. */
  async function runJob(job: RenderJob): Promise<RenderResult> {
    const signal = AbortSignal.timeout(limits.job)
    try {
      return await pool.run(job, { signal })
    } catch (error) {
      if (signal.aborted)
        log.error({ url: withoutPreviewKey(job.url) }, 'a thread took too long for a page and was ended')
      if (signal.aborted || isTerminated(error)) throw new Overloaded('a page took too long', { cause: error })
      throw error
    }
  }

  /** A thread that is ended while it evaluates modules can end the whole process (nodejs/node#43182). */
  async function close(): Promise<void> {
    const isLoading = () => pool.threads.some((thread) => !loaded.has(thread))
    const end = performance.now() + loadTime.longest
    while (isLoading() && performance.now() < end) await pause(loadTime.look)
    await pool.destroy()
  }

  const open: OpenRenderer = (contextOf) => {
    const server = createApiServer(contextOf, limits.call)
    opened.resolve(server)
    let generation = 0
    return {
      render({ url, headers }, visitor, preview = null) {
        const accept = headers.get('accept') ?? 'text/html'
        return server.runFor({ visitor, preview }, async (privateJob) => {
          const result = await runQueued(() => runJob({ url, accept, privateJob, generation }))
          const { status, headers, text, ...page } = result
          return { ...page, response: new Response(text || null, { status, headers }) }
        })
      },
      contentChanged() {
        generation += 1
      },
      close,
    }
  }
  return { open, close }
}

/** @returns whether the job's worker was terminated because another job timed out. */
function isTerminated(error: unknown): boolean {
  return error instanceof Error && error.message === 'Terminating worker thread'
}
