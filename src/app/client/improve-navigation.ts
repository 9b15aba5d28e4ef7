import type { createSiteRouter } from './router.tsx'
import { showProgress } from './navigation-progress.ts'
import { loadWithPreviews } from './previews.ts'

export { keepPages } from './keep-pages.ts'
export { reportViews } from './report-views.ts'

type SiteRouter = ReturnType<typeof createSiteRouter>

/**
 * Lets the next pages show sooner; links work without (docs/decisions/0018).
 * @param load of the router.
 * @returns what replaces it.
 */
export function improveNavigation(router: SiteRouter, load: SiteRouter['load']): SiteRouter['load'] {
  // From now on the router opens the pages, and documents that the browser fetches would go unused.
  for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove()
  showProgress(router)
  let isPreviewLoaded = false
  const preview = router.routesById['/_site/trip/$id/{-$title}'].options.pendingComponent?.preload?.()
  // A failure shows when the page is opened, and is retried then.
  preview?.then(
    () => (isPreviewLoaded = true),
    () => {},
  )
  return loadWithPreviews(router, load, () => isPreviewLoaded)
}
