import type { createSiteRouter } from './router.tsx'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Loads what is not needed for the page itself, once it is hydrated and the browser idle; not where data are to be saved.
 * A preview is neither counted nor kept. Called before the router subscribes to the history with its `load`.
 */
export function improveWhenIdle(router: ReturnType<typeof createSiteRouter>, isPreview: boolean): void {
  if (savesData()) return
  let { load } = router
  router.load = (options) => load(options)
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    whenIdle(() => void improve().catch(() => {}))
  })
  const improve = async () => {
    const { improveNavigation, keepPages, reportViews } = await import('./improve-navigation.ts')
    load = improveNavigation(router, load)
    if (isPreview) return
    reportViews(router)
    keepPages(router)
  }
}

function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType?.endsWith('2g') === true
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 1000)
}
