import { setImmediate as nextTick } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MessageChannel, parentPort, threadId, type MessagePort } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { PublicApi } from '#contract/http/client.ts'
import type { ReadFailures, RenderedPage } from '#server/http/routes/page-routes.ts'
import { createApiResultCache } from '#server/page-cache/api-result-cache.ts'
import { paths } from '#server/paths.ts'
import { connectApi } from './job-api.ts'

export interface RenderJob {
  url: string
  accept: string
  /** The job's id for API calls if it renders for the admin or a preview, else null. */
  privateJob: number | null
  /** Incremented by each change of content. */
  generation: number
}

export interface RenderResult extends ReadFailures {
  status: number
  headers: [string, string][]
  /** The page in UTF-8, or null if the response is not a page. */
  html: Uint8Array<ArrayBuffer> | null
  /** See `RenderedPage`. */
  scripts: string[]
  /** The body of a response that is not a page. */
  text: string
}

export type WorkerMessage =
  /** When a worker starts: the main thread's end of the port for API calls. */
  | { apiPort: MessagePort }
  /** When it has loaded all its modules, or has failed to: its thread. */
  | { loadedThread: number }

interface Renderer {
  default: { fetch: (request: Request, api: PublicApi, isPublic: boolean) => Promise<RenderedPage> }
}

/** Enough for what every page shows, and for recent pages (docs/decisions/0041). */
const resultCacheBytes = 4 * 1_048_576

const { port1, port2 } = new MessageChannel()
post({ apiPort: port2 }, [port2])

const results = createApiResultCache(resultCacheBytes)
const createJobApi = connectApi(port1, results)
let generation = 0

const loading = import(pathToFileURL(paths.renderer).href) as Promise<Renderer>
// A failure rejects each job.
void loading.catch(() => {}).then(() => post({ loadedThread: threadId }))

function post(message: WorkerMessage, transferred: MessagePort[] = []): void {
  parentPort!.postMessage(message, transferred)
}

/**
 * Each job starts in a new tick of the event loop: jobs that arrive while a page is rendered would otherwise run in the
 * same tick, and V8's incremental GC, which runs between ticks, would fall behind (docs/decisions/0026).
 */
export default async function runJob(job: RenderJob) {
  await nextTick()
  if (job.generation !== generation) results.purge()
  generation = job.generation
  const { fetch } = (await loading).default
  const { api, failures } = createJobApi(job.privateJob)
  const request = new Request(job.url, { headers: { accept: job.accept } })
  const { response, html, scripts } = await fetch(request, api, job.privateJob === null)
  const result = { status: response.status, headers: [...response.headers], scripts, ...failures }
  if (html === null) return { ...result, html, text: await response.text() } satisfies RenderResult
  return transfer({ ...result, html: withOwnBuffer(html), text: '' })
}

/** Small Buffers of Node share an ArrayBuffer, which must not be transferred. */
function withOwnBuffer(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}

/** Transfers the page's ArrayBuffer to the main thread instead of copying it. */
function transfer(result: RenderResult & { html: Uint8Array<ArrayBuffer> }) {
  return move({ [transferableSymbol]: result.html.buffer, [valueSymbol]: result })
}
