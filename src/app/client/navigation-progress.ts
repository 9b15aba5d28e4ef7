import type { AnyRouter } from '@tanstack/react-router'

/** Marks the followed link, or the card around it, and the header, whose lower edge then moves, until the next page shows. */
export function showProgress(router: AnyRouter): void {
  let followed: HTMLElement | null = null
  let marked: HTMLElement[] = []
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLElement>('a')
      followed = link?.closest<HTMLElement>('.group') ?? link
    },
    true,
  )
  const clear = () => {
    for (const { dataset } of marked) delete dataset.loading
    marked = []
  }
  // Within the click, where the router's own events may wait for a view transition.
  router.history.subscribe(() => {
    clear()
    if (router.history.location.href === router.state.resolvedLocation?.href) return
    const header = document.querySelector<HTMLElement>('.site-header')
    marked = [followed, header].filter((each) => each !== null)
    for (const { dataset } of marked) dataset.loading = ''
    followed = null
  })
  router.subscribe('onResolved', clear)
}
