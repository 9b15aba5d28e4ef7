import { useEffect, useRef, useState } from 'react'

/**
 * Gives the focus back to where it was when a dialog opened. The kit does that for dialogs that are closed; ours are
 * taken away instead, together with their forms.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // The dialog's own trap lets go of the focus first.
      setTimeout(() => {
        if (!isThere.current) giveFocus(before)
      })
    }
  }, [before])
}

/** What has gone meanwhile is stood in for by the screen. */
function giveFocus(element: Element | null): void {
  const isLost = !element?.isConnected || element === document.body
  const target = isLost ? document.getElementById('screen') : element
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** Gives the focus to the screen where nothing has it any more: the row that had it was deleted. */
export function catchFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) giveFocus(null)
  })
}
