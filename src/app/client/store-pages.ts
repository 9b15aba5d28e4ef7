import type { AnyRouter } from '@tanstack/react-router'
import { canStorePages, storeNow, storesPages, storeSavedPages } from '#site/shell/offline/offline-pages.ts'
import { siteQuery } from '#site/shell/queries/site-query.ts'

/** Registers the service worker, and reports shown and saved pages to it (docs/decisions/0065). */
export function storePages(router: AnyRouter): void {
  const isOffered = router.options.context.queries.get(siteQuery)?.offline_pages === true
  if (!isOffered || !canStorePages()) return
  const store = () => void (storesPages() && storeNow().catch(() => {}))
  store()
  storeSavedPages()
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && store())
  leaveOfflinePagesToTheWorker(router)
}

/**
 * The worker answers for pages, not for calls of the API: without a network links open a page as if there were no router.
 * Where the browser does not know that the network is gone, the failed page is loaded anew, once.
 */
function leaveOfflinePagesToTheWorker(router: AnyRouter): void {
  const isWorkerActive = () => navigator.serviceWorker.controller !== null
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a')
      if (!navigator.onLine && isWorkerActive() && link?.origin === location.origin) event.stopPropagation()
    },
    true,
  )
  router.subscribe('onResolved', () => {
    const hasFailed = router.state.matches.some(({ status, error }) => status === 'error' && isUnanswered(error))
    if (hasFailed && isWorkerActive()) location.reload()
  })
}

/** A refused call has a status. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && !('status' in error)
}
