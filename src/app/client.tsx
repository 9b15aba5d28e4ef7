import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

void wake()

/**
 * Wakes the served page, in steps between which its reader is heard: the libraries have been read, the router is made,
 * then React goes through the page a little at a time. The router's own client is enough: the framework's adds what
 * server functions need, and this site has none.
 */
async function wake(): Promise<void> {
  await nextTask()
  const router = getRouter()
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

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
