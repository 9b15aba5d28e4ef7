import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Whether the router may scroll, for one visit. Not during hydration: the browser placed the page before it was
 * painted, and the visitor may have scrolled since.
 */
export function skipScrollOnHydration(): (shown: { location: ParsedLocation }) => boolean {
  let served = import.meta.env.SSR ? null : window.location.pathname
  return ({ location: { pathname } }) => {
    const isServed = pathname === served
    served = null
    // The router learns positions from scroll events; replay one for scrolling done before hydration, in a separate
    // task.
    if (isServed) setTimeout(() => document.dispatchEvent(new Event('scroll')))
    return !isServed
  }
}
