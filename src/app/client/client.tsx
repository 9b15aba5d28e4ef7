import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { retries } from '#contract/cache-times.ts'
import type { PublicApi } from '#contract/client.ts'
import { readClient } from '#contract/read-client.ts'
import { QueryCache } from '#site/shell/query-cache.ts'
import { createSiteRouter } from './router.tsx'
import { readDehydratedData } from './hydrate-data.ts'

void hydrate()

/**
 * Hydrates the served page, in tasks between which input is handled: scripts are parsed, data is parsed, the router is
 * made, then React goes through the page a little at a time (docs/decisions/0018). The router's own client is enough: the
 * framework's adds what server functions need, and this site has none (docs/decisions/0013).
 */
async function hydrate(): Promise<void> {
  await nextTask()
  const reads = new QueryCache(readClient<PublicApi>('/api/rpc'), retries.queries)
  reads.hydrate(readDehydratedData())
  await nextTask()
  const router = createSiteRouter(reads)
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) removeStructuredData()
  })
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

/** Structured data of the server-rendered page does not describe the next page. */
function removeStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
