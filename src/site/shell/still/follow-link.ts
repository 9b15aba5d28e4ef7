import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Opens the page of a link that React does not know, as the router's own links do. */
export function followLink(router: AnyRouter, event: MouseEvent): void {
  const link = linkOf(event)
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.history.push(link.href.slice(location.origin.length))
}

/** @returns the link to a page of this site, within the part, that was pressed. */
function linkOf({ target, currentTarget }: MouseEvent): HTMLAnchorElement | null {
  const link = (target as Element).closest('a')
  return link && currentTarget.contains(link) && link.origin === location.origin && !link.target ? link : null
}
