import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { QueryCache } from '#site/shell/query-cache.ts'

interface RouterContext {
  reads: QueryCache
}

/** The browser has run what the page brought; React would go through it once more, and then take it out. */
const onServer = import.meta.env.SSR

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }] }),
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        {onServer && <Scripts />}
      </body>
    </html>
  )
}
