import { setImmediate as nextTick } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { MessageChannel, parentPort, type MessagePort } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { PublicApi } from '#contract/client.ts'
import type { ReadFailures, RenderedPage } from '#server/http/routes/page-routes.ts'
import { createApiResultCache } from '#server/page-cache/api-result-cache.ts'
import { paths } from '#server/paths.ts'
import { connectApi } from './job-api.ts'

/** A page to render. */
export interface RenderJob {
  url: string
  accept: string
  /** The id under which the admin's calls are made; null for a page that everybody may see. */
  adminJob: number | null
  /** Counts up with each change of content. */
  generation: number
}

/** What rendering it came to. */
export interface RenderResult extends ReadFailures {
  status: number
  headers: [string, string][]
  /** The page in UTF-8, or null where the response is none. */
  html: Uint8Array<ArrayBuffer> | null
  /** See `RenderedPage`. */
  scripts: string[]
  /** The response's body where it is no page. */
  text: string
}

/** What a worker posts when it starts: the other end of the port through which it calls the API. */
export interface WorkerHello {
  apiPort: MessagePort
}

/** The built renderer. */
interface Renderer {
  default: { fetch: (request: Request, api: PublicApi) => Promise<RenderedPage> }
}

/** Memory for results of calls: what every page shows, and some more. */
const resultCacheBytes = 4 * 1_048_576

const { port1, port2 } = new MessageChannel()
parentPort!.postMessage({ apiPort: port2 } satisfies WorkerHello, [port2])

const results = createApiResultCache(resultCacheBytes)
const createJobApi = connectApi(port1, results)
let generation = 0

const loading = import(pathToFileURL(paths.renderer).href) as Promise<Renderer>
// A failure to load reaches whoever asks for a page.
loading.catch(() => {})

/**
 * Renders a page, in a tick of its own: jobs that arrive while a page is rendered would otherwise start in the same tick,
 * and V8, whose incremental GC works between ticks, falls behind.
 */
export default async function runJob(job: RenderJob) {
  await nextTick()
  if (job.generation !== generation) results.purge()
  generation = job.generation
  const { fetch } = (await loading).default
  const { api, failures } = createJobApi(job.adminJob)
  const { response, html, scripts } = await fetch(new Request(job.url, { headers: { accept: job.accept } }), api)
  const result = { status: response.status, headers: [...response.headers], scripts, ...failures }
  if (html === null) return { ...result, html, text: await response.text() } satisfies RenderResult
  return transfer({ ...result, html: ownBytes(html), text: '' })
}

/** @returns bytes that share no memory with others: small ones of Node's do. */
function ownBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
}

/** Moves the page's memory to the main thread instead of copying it. */
function transfer(result: RenderResult & { html: Uint8Array<ArrayBuffer> }) {
  return move({ [transferableSymbol]: result.html.buffer, [valueSymbol]: result })
}
