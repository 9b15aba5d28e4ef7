import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { currentVisitor, nobody, onBehalfOf, type Visitor } from '#server/auth/visitor.ts'
import { Overloaded } from '#server/http/responses/server-failure.ts'
import { within } from '#server/db/with-timeout.ts'
import { recordFailure } from '#server/page-cache/render-failures.ts'
import type { PageRenderer } from '../program.ts'
import type { RenderResult, RenderJob } from './worker.ts'
import { createJobQueue, type QueueLimits } from './job-queue.ts'
import { serveWorkers, callByName } from './worker-rpc.ts'

const most = 4

/**
 * A thread takes up further pages while one waits for what it reads. One thread stays; the next comes when four pages are
 * under way, and goes after a minute without work. Megabytes are V8's own room for what outlives a page; the room for new
 * objects is told in `npm start`, for every thread.
 */
const threads = {
  minThreads: 1,
  maxThreads: Math.min(most, availableParallelism()),
  concurrentTasksPerWorker: 4,
  idleTimeout: 60_000,
  atomics: 'disabled',
  recordTiming: false,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  loadBalancer: leastBusy,
} as const

/** How long things may take, in milliseconds, and how many pages may wait. */
export interface RenderLimits {
  queue: QueueLimits
  /** For one read of a page. */
  read: number
  /** For a page, from its turn on. What reads take is bounded by itself: a thread that needs longer does nothing else. */
  render: number
}

/** The first page of a thread on a busy machine takes seconds: what it needs is loaded then. */
const usualLimits: RenderLimits = {
  queue: { underWay: threads.maxThreads * threads.concurrentTasksPerWorker, waiting: 200, wait: 10_000 },
  read: 10_000,
  render: 25_000,
}

/** What each thread runs. */
const usualThread = new URL('worker.ts', import.meta.url)

/** As the pool's own does, which gives a thread no second page while the first may be ended. */
function leastBusy<Thread extends { currentUsage: number }>(_task: unknown, workers: Thread[]): Thread | null {
  const [best] = workers
    .filter(({ currentUsage }) => currentUsage < threads.concurrentTasksPerWorker)
    .toSorted((one, other) => one.currentUsage - other.currentUsage)
  return best ?? null
}

/** @returns a renderer of the built pages that leaves the thread that answers requests free. */
export function openWorkerPool(log: Logger, limits = usualLimits, thread = usualThread): PageRenderer {
  const name = randomUUID()
  const pool = new Piscina<RenderJob, RenderResult>({ ...threads, filename: thread.href, workerData: name })
  // One that dies at work fails its pages; one that dies at rest is told of here, and replaced like the other.
  pool.on('error', (error) => log.error({ err: error as Error }, 'a thread that renders pages died'))
  const inTurn = createJobQueue(limits.queue)
  const visitors = new Map<number, Visitor>()
  let last = 0
  let content = 0
  const close = serveWorkers(name, (page, path, input) =>
    onBehalfOf(visitors.get(page) ?? nobody, () =>
      within(limits.read, callByName(globalThis.inProcessApi!, path, input)),
    ),
  )
  /** A thread that does not come to an end is ended, with all its pages, and replaced. */
  const run = async (order: RenderJob) => {
    const signal = AbortSignal.timeout(limits.render)
    try {
      return await pool.run(order, { signal })
    } catch (error) {
      if (signal.aborted) log.error({ url: order.url }, 'a thread took too long for a page and was ended')
      if (signal.aborted || isEnded(error)) throw new Overloaded('a page took too long', { cause: error })
      throw error
    }
  }
  return {
    async render(request) {
      const visitor = currentVisitor()
      // While sessions cannot be read, the admin sees what everybody sees.
      const forAdmin = await visitor.admin().then(Boolean, () => false)
      const page = (last += 1)
      visitors.set(page, visitor)
      try {
        const accept = request.headers.get('accept') ?? 'text/html'
        const made = await inTurn(() => run({ page, url: request.url, accept, forAdmin, content }))
        if (made.failed) recordFailure(made.unavailable)
        const { status, headers, html, scripts, text } = made
        return { answer: new Response(text || null, { status, headers }), html, scripts }
      } finally {
        visitors.delete(page)
      }
    },
    contentChanged() {
      content += 1
    },
    async close() {
      close()
      await pool.destroy()
    },
  }
}

/** @returns whether a page failed because its thread was ended for another one. */
function isEnded(error: unknown): boolean {
  return error instanceof Error && error.message === 'Terminating worker thread'
}
