import type { AnyRouter } from '@tanstack/react-router'
import { countAddress } from '#values/addresses/count-address.ts'

const tripPath = /^\/trip\/([\da-f-]{36})/

/**
 * Reports shown trips that the server does not see: those of the router, and
 * documents fetched before; it counts a visitor once (docs/decisions/0066).
 */
export function reportViews(router: AnyRouter): void {
  const report = () => {
    const id = tripPath.exec(location.pathname)?.[1]
    if (id) navigator.sendBeacon(countAddress('seen', id))
  }
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', report, { once: true })
  else report()
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && report())
  addEventListener('pageshow', ({ persisted }) => persisted && report())
  // For browsers that send no pings. Their addresses are absolute, as HTML asks for, and may name another host of ours.
  addEventListener(
    'click',
    ({ target }) => {
      const pings = (target as Element).closest('a[ping]')?.getAttribute('ping')
      for (const address of pings?.split(' ') ?? []) navigator.sendBeacon(new URL(address).pathname)
    },
    true,
  )
}
