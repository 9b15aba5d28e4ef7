import { AsyncLocalStorage } from 'node:async_hooks'
import { flushCompileCache } from 'node:module'
import { setImmediate as nextRound } from 'node:timers/promises'
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina'
import type { RenderPage } from '#server/http/routes/page-routes.ts'
import { recordFailure, trackFailures } from '#server/page-cache/render-failures.ts'
import { createApiResultCache } from '#server/page-cache/api-result-cache.ts'
import { createWorkerClient, createApiClient } from './worker-rpc.ts'

/** What a thread is told of a page. */
export interface RenderJob {
  page: number
  url: string
  accept: string
  /** The admin sees drafts: nothing that is read for such a page is kept or taken from what is kept. */
  forAdmin: boolean
  /** Counts up with each change of content. */
  content: number
}

/** What a thread tells of it. */
export interface RenderResult {
  status: number
  headers: [string, string][]
  /** The page in UTF-8, or null where the answer is none. */
  html: Uint8Array<ArrayBuffer> | null
  /** See `RenderedPage`. */
  scripts: string[]
  /** The answer's body where it is no page. */
  text: string
  /** Whether something that it read failed, even where the page covers that up; and whether that may pass by itself. */
  failed: boolean
  unavailable: boolean
}

/** Memory for results of reads, in each thread: what every page shows, and some more. */
const readCacheBytes = 4 * 1_048_576

const serverBuild = new URL('../../../dist/server/render.js', import.meta.url)

const { ask } = createWorkerClient(workerData as string)
const kept = createApiResultCache(readCacheBytes)
const underWay = new AsyncLocalStorage<RenderJob>()
let content = 0

globalThis.inProcessApi = createApiClient(async (path, input) => {
  const { page, forAdmin } = underWay.getStore()!
  const read = () => ask(page, path, input)
  try {
    return await (forAdmin ? read() : kept.read(`${path.join('.')} ${JSON.stringify(input)}`, read))
  } catch (error) {
    const { status } = error as { status: number }
    if (status >= 500) recordFailure(status === 503)
    throw error
  }
})

/** The renderer takes up the calls above when it is loaded, which begins as soon as the thread does. */
const loading = import(serverBuild.href) as Promise<{ default: { fetch: RenderPage } }>
// A thread that is ended would not keep what it compiled; a failure is told to whoever asks for a page.
loading.then(() => flushCompileCache()).catch(() => {})

/**
 * Makes a page: the whole of what a thread does. It begins in a round of the event loop of its own: orders that come while
 * a page is made are taken up in the same round otherwise, and V8, whose tidying has steps in between, falls behind.
 */
export default async function runJob(order: RenderJob) {
  await nextRound()
  if (order.content !== content) kept.purge()
  content = order.content
  const { fetch } = (await loading).default
  const request = new Request(order.url, { headers: { accept: order.accept } })
  const { result, ...health } = await trackFailures(() => underWay.run(order, () => fetch(request)))
  const { answer, html, scripts } = result
  const told = { status: answer.status, headers: [...answer.headers], scripts, ...health }
  if (html === null) return { ...told, html, text: await answer.text() } satisfies RenderResult
  return handOver({ ...told, html: ownBytes(html), text: '' })
}

/** @returns bytes that share no memory with others: small ones of Node's do. */
function ownBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}

/** Gives the page away instead of a copy. */
function handOver(made: RenderResult & { html: Uint8Array<ArrayBuffer> }) {
  return move({ [transferableSymbol]: made.html.buffer, [valueSymbol]: made })
}
