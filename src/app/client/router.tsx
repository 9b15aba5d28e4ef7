import { createRouter } from '@tanstack/react-router'
import { NotFoundPage } from '#site/shell/not-found-page.tsx'
import { ErrorPage } from '#site/shell/error-page.tsx'
import type { QueryCache } from '#site/shell/query-cache.ts'
import { skipScrollOnHydration } from './scroll-restoration.ts'
import { routeTree } from '../routeTree.gen.ts'

const onServer = import.meta.env.SSR

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
    scrollRestoration: skipScrollOnHydration(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  router.startViewTransition = startTransition
  return router
}

/**
 * Uses a view transition where the browser supports it. A second navigation can cancel a transition that has not started;
 * its `ready` then rejects, which would be reported as an unhandled rejection.
 */
function startTransition(update: () => Promise<void>): Promise<void> {
  if (onServer || !('startViewTransition' in document)) return update()
  const { ready, updateCallbackDone } = document.startViewTransition(update)
  ready.catch(() => {})
  return updateCallbackDone
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
