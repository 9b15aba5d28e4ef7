import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { currentVisitor, nobody, onBehalfOf, type Visitor } from '#server/auth/visitor.ts'
import { noteFailure } from '#server/page-cache/page-health.ts'
import type { PageRenderer } from './program.ts'
import type { MadeInThread, PageOrder } from './render-thread.ts'
import { answerThreads, callByName } from './thread-calls.ts'

const most = 4

/**
 * A thread takes up further pages while one waits for what it reads. One thread stays; the next comes when four pages are
 * under way, and goes after a minute without work. Megabytes are V8's own room for what outlives a page; the room for new
 * objects is told in `npm start`, for every thread.
 */
const threads = {
  filename: new URL('render-thread.ts', import.meta.url).href,
  minThreads: 1,
  maxThreads: Math.min(most, availableParallelism()),
  concurrentTasksPerWorker: 4,
  idleTimeout: 60_000,
  atomics: 'disabled',
  recordTiming: false,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
} as const

/** @returns a renderer of the built pages that leaves the thread that answers requests free. */
export function openRenderPool(log: Logger): PageRenderer {
  const name = randomUUID()
  const pool = new Piscina<PageOrder, MadeInThread>({ ...threads, workerData: name })
  // One that dies at work fails its pages; one that dies at rest is told of here, and replaced like the other.
  pool.on('error', (error) => log.error({ err: error as Error }, 'a thread that renders pages died'))
  const visitors = new Map<number, Visitor>()
  let last = 0
  let content = 0
  const close = answerThreads(name, (page, path, input) =>
    onBehalfOf(visitors.get(page) ?? nobody, () => callByName(globalThis.inProcessApi!, path, input)),
  )
  return {
    async render(request) {
      const visitor = currentVisitor()
      // While sessions cannot be read, the admin sees what everybody sees.
      const forAdmin = await visitor.admin().then(Boolean, () => false)
      const page = (last += 1)
      visitors.set(page, visitor)
      try {
        const accept = request.headers.get('accept') ?? 'text/html'
        const made = await pool.run({ page, url: request.url, accept, forAdmin, content })
        if (made.failed) noteFailure(made.unavailable)
        const { status, headers, html, text } = made
        return { answer: new Response(text || null, { status, headers }), html }
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
