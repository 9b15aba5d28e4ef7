import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { retries } from '#contract/http/cache-times.ts'
import type { PublicApi } from '#contract/http/client.ts'
import { readClient } from '#contract/http/read-client.ts'
import { previewPrefix } from '#values/addresses/preview-address.ts'
import { QueryCache } from '#site/shell/queries/query-cache.ts'
import { createSiteRouter } from './router.tsx'
import { readDehydratedData } from './hydrate-data.ts'

void hydrate()

/**
 * Hydrates the page in several tasks, so that the browser can handle input in between; the transition makes React's part
 * interruptible (docs/decisions/0018). The framework's client would add support for server functions, which this site does
 * not use (docs/decisions/0013).
 */
async function hydrate(): Promise<void> {
  await nextTask()
  const prefix = previewPrefix(location.pathname)
  const queries = new QueryCache(readClient<PublicApi>(`${prefix}/api/rpc`), retries.queries)
  queries.hydrate(readDehydratedData())
  await nextTask()
  const router = createSiteRouter(queries, { prefix })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) removeTagsForCrawlers()
  })
  improveWhenIdle(router, prefix !== '')
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

/** Structured data and the tags of previews do not describe the next page. */
function removeTagsForCrawlers(): void {
  const tags = 'script[type="application/ld+json"],meta[property^="og:"],meta[name^="twitter:"]'
  for (const tag of document.querySelectorAll(tags)) tag.remove()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Loads code that the page itself does not need, once it is hydrated and the browser idle; not where data are to be
 * saved. A preview is neither counted nor kept. Called before the router subscribes to the history with its `load`.
 */
function improveWhenIdle(router: ReturnType<typeof createSiteRouter>, isPreview: boolean): void {
  if (savesData()) return
  let { load } = router
  router.load = (options) => load(options)
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    whenIdle(() => void improve().catch(() => {}))
  })
  const improve = async () => {
    const { improveNavigation, storePages, reportViews } = await import('./improve-navigation.ts')
    load = improveNavigation(router, load)
    if (isPreview) return
    reportViews(router)
    storePages(router)
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
