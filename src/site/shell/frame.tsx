import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Navigation } from './navigation.tsx'
import { stillPart } from './still/still-part.tsx'

const Footer = stillPart<{ path: string }>({
  served: import.meta.env.SSR ? (await import('./footer.tsx')).Footer : undefined,
  load: async () => (await import('./footer.tsx')).Footer,
})

/** Skip link, navigation, page and footer. */
export function Frame({ children }: { children: ReactNode }) {
  // The link to the page that is shown is marked, once it is shown.
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-indigo px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the page
      </a>
      <Navigation />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer path={path} />
    </>
  )
}
