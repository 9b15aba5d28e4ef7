import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from '#site/shell/notices/error-page.tsx'
import type { QueryCache } from '#site/shell/query-cache.ts'
import { skipScrollOnHydration } from './scroll-restoration.ts'
import { isSamePage, startTransition } from './view-transitions.ts'
import { routeTree } from '../routeTree.gen.ts'

/** Milliseconds before a skeleton replaces the previous page. */
const pendingMs = 300

/**
 * Created once per render and once per visit.
 * @param ssr the nonce of the framework's scripts in the rendered page; omitted in browsers.
 */
export function createSiteRouter(queries: QueryCache, ssr?: { nonce: string }) {
  const router = createRouter({
    routeTree,
    ...(ssr && { ssr }),
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    scrollRestoration: skipScrollOnHydration(),
    defaultErrorComponent: ErrorPage,
  })
  router.startViewTransition = (update) => (isSamePage(router) ? update() : startTransition(update))
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
