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

/** Whoever has gone meanwhile, such as a row that was deleted, is stood in for by the screen. */
function giveFocus(element: Element | null): void {
  const isLost = !element?.isConnected || element === document.body
  const target = isLost ? document.getElementById('screen') : element
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
