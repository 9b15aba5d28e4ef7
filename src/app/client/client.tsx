import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { readDehydratedData } from './hydrate-data.ts'

void hydrate()

/**
 * Hydrates the page in separate tasks, so that input is handled in between: parsing the dehydrated data, creating the
 * router, then React in a transition. The router's own client is enough: the framework's adds what server functions
 * need, and this site has none.
 */
async function hydrate(): Promise<void> {
  await nextTask()
  const served = readDehydratedData()
  await nextTask()
  const router = getRouter(served)
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
