import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'

/**
 * Leaves a form's dialog with escape. The kit's own dialogs all listen on the window: with a question open above the
 * form, the key would reach both. Here it counts only in the form's own dialog, and not where something inside uses it:
 * an open list, a row that is being moved.
 */
export function useEscape(form: RefObject<HTMLElement | null>, leave: () => void): void {
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof Element)) return
      const dialog = form.current?.closest('[role="dialog"]')
      const isHere = event.target === document.body ? topDialog() === dialog : dialog?.contains(event.target)
      if (isHere && !event.target.closest('[data-mantine-stop-propagation="true"]')) leave()
    },
    // Before the key reaches an open list: afterwards that is closed, and nothing tells that the key was for it.
    { capture: true },
  )
}

/** The dialog opened last; dialogs are added at the end of the page. */
function topDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"]')].at(-1)
}
