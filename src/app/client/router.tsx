import { createRouter } from '@tanstack/react-router'
import { NotFoundPage } from '#site/shell/not-found-page.tsx'
import { ErrorPage } from '#site/shell/error-page.tsx'
import type { QueryCache } from '#site/shell/query-cache.ts'
import { skipScrollOnHydration } from './scroll-restoration.ts'
import { routeTree } from '../routeTree.gen.ts'

const onServer = import.meta.env.SSR

/**
 * Made once per render and once per visit.
 * @param ssr the nonce that marks the framework's scripts in a rendered page; nothing in browsers.
 */
export function createSiteRouter(reads: QueryCache, ssr?: { nonce: string }) {
  const router = createRouter({
    routeTree,
    ...(ssr && { ssr }),
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
    router: ReturnType<typeof createSiteRouter>
  }
}
