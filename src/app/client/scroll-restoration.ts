import type { ParsedLocation } from '@tanstack/react-router'
import { pagePath } from '#values/addresses/preview-address.ts'

/**
 * @returns a function that says whether the router may scroll: not during hydration, as the browser has already restored
 * the position and the visitor may have scrolled since.
 */
export function skipScrollOnHydration(): (shown: { location: ParsedLocation }) => boolean {
  let hydrated = import.meta.env.SSR ? null : pagePath(window.location.pathname)
  return ({ location: { pathname } }) => {
    const isHydration = pathname === hydrated
    hydrated = null
    // The router learns positions from scroll events; replay one for scrolling done before hydration.
    if (isHydration) setTimeout(() => document.dispatchEvent(new Event('scroll')))
    return !isHydration
  }
}
