import type { AnyRouter } from '@tanstack/react-router'

const onServer = import.meta.env.SSR

/**
 * Uses a view transition where the browser supports it. A second navigation can cancel a transition that has not started;
 * its `ready` then rejects, which would be reported as an unhandled rejection.
 */
export function startTransition(update: () => Promise<void>): Promise<void> {
  if (onServer || !('startViewTransition' in document)) return update()
  const { ready, updateCallbackDone } = document.startViewTransition(update)
  ready.catch(() => {})
  return updateCallbackDone
}

/** Whether only the state of the history entry changes, such as when a picture is enlarged. */
export function isSamePage({ state, latestLocation }: AnyRouter): boolean {
  return state.resolvedLocation?.href === latestLocation.href
}
