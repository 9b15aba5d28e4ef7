import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Whether the router may scroll, for one visit. Not when it wakes the served page: that one put itself in its place
 * before it was painted, and its reader may have gone on from there long before the scripts came.
 */
export function skipScrollOnHydration(): (shown: { location: ParsedLocation }) => boolean {
  let served = import.meta.env.SSR ? null : window.location.pathname
  return ({ location: { pathname } }) => {
    const isServed = pathname === served
    served = null
    // Places to come back to are learnt from what scrolls; what did so before is told now, in a task of its own.
    if (isServed) setTimeout(() => document.dispatchEvent(new Event('scroll')))
    return !isServed
  }
}
