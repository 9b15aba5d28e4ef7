import type { AnyRouter } from '@tanstack/react-router'

/** Links that React does not know, but for those of an author, which load their document. */
const stillLinks = '.contents a:not(.story a)'

/**
 * From now on the router opens the pages: the browser need not fetch their documents (docs/decisions/0081). The links of still
 * parts, which are not the router's own, are preloaded as those are.
 */
export function preloadLinks(router: AnyRouter): void {
  for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove()
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(stillLinks)
    if (link?.origin !== location.origin || link.target || link.pathname === location.pathname) return
    // A failure shows when the page is opened, and is retried then.
    router.preloadRoute({ to: link.pathname, href: link.href.slice(location.origin.length) }).catch(() => {})
  })
}
