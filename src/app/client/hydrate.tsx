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
import { improveWhenIdle } from './improve-when-idle.ts'

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
