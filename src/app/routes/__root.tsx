import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { QueryCache } from '#site/shell/queries/query-cache.ts'

interface RouterContext {
  queries: QueryCache
}

/** The browser has already run these scripts; React would hydrate them and then remove them. */
const onServer = import.meta.env.SSR

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light' },
    ],
  }),
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
