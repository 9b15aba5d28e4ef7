import type { AnyRouter } from '@tanstack/react-router'
import { startTransition } from './view-transitions.ts'

type Load = AnyRouter['load']

/**
 * Lets a followed trip card turn into its page at once: the transition ends at the route's pending component, which shows
 * what the card does, and the page then replaces it in place (docs/decisions/0018). Skeletons of other pages begin at the
 * top too.
 * @param isReady whether the code of the preview has been loaded.
 */
export function loadWithPreviews(router: AnyRouter, load: Load, isReady: () => boolean): Load {
  const { startViewTransition } = router
  let previewing = 0
  router.startViewTransition = (update) => (previewing > 0 ? update() : startViewTransition(update))
  return (options) => {
    const { pathname } = router.history.location
    if (options?.action?.type !== 'PUSH' || pathname === router.state.resolvedLocation?.pathname) return load(options)
    if (!isReady() || !pathname.startsWith('/trip/')) return loadFromTop(load(options)).loading
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const update = () => {
      previewing += 1
      const { loading, changed } = loadFromTop(load(options).finally(() => (previewing -= 1)))
      loading.then(resolve, reject)
      return changed
    }
    startTransition(update).catch(reject)
    return promise
  }
}

/** @returns `changed` resolves at the top of the next page or its skeleton. */
function loadFromTop(loading: Promise<void>): { loading: Promise<void>; changed: Promise<void> } {
  const { promise: changed, resolve } = Promise.withResolvers<void>()
  const observer = new MutationObserver(() => {
    observer.disconnect()
    scrollToTop()
    resolve()
  })
  const stop = () => {
    observer.disconnect()
    resolve()
  }
  observer.observe(document.querySelector('main')!, { childList: true })
  loading.then(stop, stop)
  return { loading, changed }
}

/** The router must not take this for a visitor's scrolling of the previous page, whose position it remembers. */
function scrollToTop(): void {
  if (scrollY === 0) return
  addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  scrollTo({ top: 0, behavior: 'instant' })
}
