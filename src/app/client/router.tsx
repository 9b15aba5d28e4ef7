import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { retries } from '#contract/cache-times.ts'
import { NotFoundPage } from '#site/shell/not-found-page.tsx'
import { ErrorPage } from '#site/shell/error-page.tsx'
import { QueryCache, type Packed } from '#site/shell/query-cache.ts'
import { skipScrollOnHydration } from './scroll-restoration.ts'
import { renderContext } from '../ssr/render-context.ts'
import { routeTree } from '../routeTree.gen.ts'

const onServer = import.meta.env.SSR

/** Marks the framework's scripts as our own, where a page is made; a browser gets it without. */
const scriptNonce = createIsomorphicFn().server(() => {
  const underWay = renderContext.getStore()
  return underWay && { ssr: { nonce: underWay.nonce } }
})

/**
 * A router with a memory of its own for what it reads; made once per request and once per visit.
 * @param served what the served page was rendered from; nothing on the server, where the framework calls this.
 */
export function getRouter(served: Packed = {}) {
  const reads = new QueryCache(onServer ? 0 : retries.queries)
  reads.unpack(served)
  const router = createRouter({
    routeTree,
    ...scriptNonce(),
    context: { reads },
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
 * Changes the page in a transition where the browser has them. Whoever goes on at once overtakes one that has not begun;
 * the browser then rejects it, and as nobody waits for that, it would be reported as an error.
 */
function startTransition(update: () => Promise<void>): Promise<void> {
  if (onServer || !('startViewTransition' in document)) return update()
  const { ready, updateCallbackDone } = document.startViewTransition(update)
  ready.catch(() => {})
  return updateCallbackDone
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
