import { useEffect, useRef, useState } from 'react'

/**
 * Returns the focus to where it was when a dialog opened. Mantine does that for dialogs that are closed; ours are
 * unmounted together with their forms.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // After the dialog's focus trap is released.
      setTimeout(() => {
        if (!isThere.current) giveFocus(before)
      })
    }
  }, [before])
}

/** If the element is gone, focuses the screen container. */
function giveFocus(element: Element | null): void {
  const isLost = !element?.isConnected || element === document.body
  const target = isLost ? document.getElementById('screen') : element
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** Focuses the screen container if nothing has the focus, such as after the focused row was deleted. */
export function catchFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) giveFocus(null)
  })
}
