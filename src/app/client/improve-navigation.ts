import type { createSiteRouter } from './router.tsx'
import { loadWithPreviews } from './previews.ts'
import type { AnyRouter } from '@tanstack/react-router'

export { storePages } from './store-pages.ts'
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

/** Marks the followed link, or the card around it, and the header, whose lower edge then moves, until the next page shows. */
function showProgress(router: AnyRouter): void {
  let followed: HTMLElement | null = null
  let marked: HTMLElement[] = []
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLElement>('a')
      followed = link?.closest<HTMLElement>('.group') ?? link
    },
    true,
  )
  const clear = () => {
    for (const { dataset } of marked) delete dataset.loading
    marked = []
  }
  // Within the click, where the router's own events may wait for a view transition.
  router.history.subscribe(() => {
    clear()
    if (router.history.location.href === router.state.resolvedLocation?.href) return
    const header = document.querySelector<HTMLElement>('.site-header')
    marked = [followed, header].filter((each) => each !== null)
    for (const { dataset } of marked) dataset.loading = ''
    followed = null
  })
  router.subscribe('onResolved', clear)
}
