import { createRouter, type LocationRewrite } from '@tanstack/react-router'
import { ErrorPage } from '#site/shell/notices/error-page.tsx'
import type { QueryCache } from '#site/shell/queries/query-cache.ts'
import { skipScrollOnHydration } from './scroll-restoration.ts'
import { isSamePage, startTransition } from './view-transitions.ts'
import { routeTree } from '../routeTree.gen.ts'

/** Milliseconds before a skeleton replaces the previous page. */
const pendingMs = 300

/**
 * Created once per render and once per visit.
 * @param prefix of the addresses of a preview; '' on the live site.
 * @param nonce of the framework's scripts in the rendered page; omitted in browsers.
 */
export function createSiteRouter(queries: QueryCache, { prefix, nonce }: { prefix: string; nonce?: string }) {
  const router = createRouter({
    routeTree,
    ...(nonce && { ssr: { nonce } }),
    ...(prefix && { rewrite: previewRewrite(prefix) }),
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

/** Pages of a preview are below its prefix, and so are all links in them. */
function previewRewrite(prefix: string): LocationRewrite {
  return {
    input: ({ url }) => {
      if (url.pathname.startsWith(prefix)) url.pathname = url.pathname.slice(prefix.length) || '/'
      return url
    },
    output: ({ url }) => {
      url.pathname = prefix + (url.pathname === '/' ? '' : url.pathname)
      return url
    },
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
