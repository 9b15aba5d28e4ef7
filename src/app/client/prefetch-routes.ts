import { loadStillParts } from '#site/shell/still/loaders.ts'
import type { createSiteRouter } from './router.tsx'

/** The pages that lists link to, most wanted first. */
const wanted = ['/_site/trip/$id/{-$title}', '/_site/category/$category', '/_site/blog/$slug', '/_site/blogs'] as const

/**
 * Loads the code of the next pages and of their still parts, one after the other: loaded at the tap only, it would cost two round trips before
 * anything of the page could be shown.
 * @returns whether the first of them, the trip page, has been loaded.
 */
export function prefetchRoutes(router: ReturnType<typeof createSiteRouter>): () => boolean {
  let isTripLoaded = false
  const loadAll = async () => {
    for (const id of wanted) {
      await router.loadRouteChunk(router.routesById[id])
      await loadStillParts()
      isTripLoaded = true
    }
  }
  // A failure shows when the page is opened, and is retried then.
  loadAll().catch(() => {})
  return () => isTripLoaded
}
