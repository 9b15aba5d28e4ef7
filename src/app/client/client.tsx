import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { readDehydratedData } from './hydrate-data.ts'

void wake()

/**
 * Wakes the served page, in steps between which its reader is heard: the libraries have been read, what the page brought
 * is unpacked, the router is made, then React goes through the page a little at a time. The router's own client is enough: the framework's adds what
 * server functions need, and this site has none.
 */
async function wake(): Promise<void> {
  await nextTask()
  const served = readDehydratedData()
  await nextTask()
  const router = getRouter(served)
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) forgetFacts()
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

/** What the served page told search engines is not true of the next one. */
function forgetFacts(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
