import type { createSiteRouter } from './router.tsx'
import { showProgress } from './navigation-progress.ts'
import { preloadLinks } from './preload-links.ts'
import { prefetchRoutes } from './prefetch-routes.ts'
import { loadWithPreviews } from './previews.ts'

export { keepPages } from './keep-pages.ts'
export { reportViews } from './report-views.ts'

type SiteRouter = ReturnType<typeof createSiteRouter>

/**
 * Lets the next pages show sooner; links work without (docs/decisions/0048).
 * @param load of the router.
 * @returns what replaces it.
 */
export function improveNavigation(router: SiteRouter, load: SiteRouter['load']): SiteRouter['load'] {
  showProgress(router)
  preloadLinks(router)
  return loadWithPreviews(router, load, prefetchRoutes(router))
}
