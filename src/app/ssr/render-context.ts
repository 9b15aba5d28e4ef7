import { AsyncLocalStorage } from 'node:async_hooks'
import type { PublicApi } from '#contract/http/client.ts'
import { QueryCache, type DehydratedData } from '#site/shell/queries/query-cache.ts'
import { createSiteRouter } from '../client/router.tsx'

/** The state of one render. */
export interface RenderContext {
  api: PublicApi
  /** Marks the renderer's own scripts; random, so that content cannot contain it. */
  nonce: string
  /** The part of the address before the page's own path; '' for a live page. */
  prefix: string
  /** Set by the framework's handler; null if the response is not a page. */
  page: { html: string; data: DehydratedData } | null
}

/** The framework calls `getRouter` and the handler without arguments of ours. */
export const renderContext = new AsyncLocalStorage<RenderContext>()

/** Called by the framework. @returns the router of the current render. */
export function getRouter() {
  const { api, nonce, prefix } = renderContext.getStore()!
  return createSiteRouter(new QueryCache(api, 0), { nonce, prefix })
}
