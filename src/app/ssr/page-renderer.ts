import type { PublicApi } from '#contract/http/client.ts'
import { anonymous } from '#server/platform/auth/visitor.ts'
import type { RenderedPage } from '#server/api/render-page.ts'
import type { OpenRenderer } from '../program.ts'
import { pageApi } from './page-api.ts'
import { createRenderQueue, type QueueLimits } from './render-queue.ts'

/** The built `render.ts`, or Vite's in development. */
export interface Renderer {
  fetch: (request: Request, api: PublicApi, isPublic: boolean) => Promise<RenderedPage>
}

/** Milliseconds, and the lengths of the queue (docs/decisions/0035). */
export interface RenderLimits {
  queue: QueueLimits
  /** Timeout of an API call. */
  call: number
}

const defaultLimits: RenderLimits = { queue: { running: 4, waiting: 200, wait: 10_000 }, call: 10_000 }

/** Renders pages in the server's process (docs/decisions/0026). @param load called for each page. */
export function pageRenderer(load: () => Promise<Renderer>, limits = defaultLimits): OpenRenderer {
  return (contextOf) => {
    const runQueued = createRenderQueue(limits.queue)
    return async ({ url, headers }, visitor, preview = null) => {
      const isPublic = preview === null && (await visitor.admin()) === null
      const { api, failures } = pageApi(contextOf({ visitor: isPublic ? anonymous : visitor, preview }), limits.call)
      const request = new Request(url, { headers: { accept: headers.get('accept') ?? 'text/html' } })
      const page = await runQueued(async () => (await load()).fetch(request, api, isPublic))
      return { ...page, ...failures }
    }
  }
}
