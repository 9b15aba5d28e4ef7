import { Outlet } from '@tanstack/react-router'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation/navigation.tsx'

/** Skip link, navigation, page and footer. */
export function Frame() {
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
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
