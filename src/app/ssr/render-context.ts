import { AsyncLocalStorage } from 'node:async_hooks'
import type { PublicApi } from '#contract/client.ts'
import { QueryCache, type DehydratedData } from '#site/shell/query-cache.ts'
import { createSiteRouter } from '../client/router.tsx'

/** What belongs to one render. */
export interface RenderContext {
  api: PublicApi
  /** Marks the scripts that the renderer itself puts into the page; made anew for each, so that no content can know it. */
  nonce: string
  /** Set by the framework's handler; stays null where the response is no page. */
  page: { html: string; data: DehydratedData } | null
}

/** The framework calls `getRouter` and our handler itself, without arguments of ours (docs/decisions/0040). */
export const renderContext = new AsyncLocalStorage<RenderContext>()

/** @returns the router of the render at hand. */
export function getRouter() {
  const { api, nonce } = renderContext.getStore()!
  return createSiteRouter(new QueryCache(api, 0), { nonce })
}
