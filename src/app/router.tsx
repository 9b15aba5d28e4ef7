import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { NotFoundPage } from '#site/shell/not-found-page.tsx'
import { ErrorPage } from '#site/shell/error-page.tsx'
import { createQueryClient } from './query-client.ts'
import { routeTree } from './routeTree.gen.ts'

/** A router with a query client of its own; the framework calls this once per request and once per visit. */
export function getRouter() {
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultViewTransition: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  takeServedDataAsFresh(router)
  return router
}

/** What a served page holds of the query cache, as far as its age is concerned. */
interface ServedQueries {
  query?: { initial?: { state: { dataUpdatedAt: number } }[] }
}

/**
 * A page from the server's memory may have been made hours ago and is current all the same, since every change drops
 * it: its data counts as read now, so that nothing is read a second time.
 */
function takeServedDataAsFresh(router: { options: { hydrate?: unknown } }): void {
  const hydrate = router.options.hydrate as ((served: unknown) => unknown) | undefined
  router.options.hydrate = (served: unknown) => {
    const now = Date.now()
    for (const { state } of (served as ServedQueries).query?.initial ?? []) state.dataUpdatedAt = now
    return hydrate?.(served)
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
