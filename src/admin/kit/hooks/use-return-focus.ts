import { useEffect, useRef, useState } from 'react'

/**
 * Returns the focus to where it was when a dialog opened. Mantine does that for dialogs that are closed; ours are
 * unmounted together with their forms.
 */
export function useReturnFocus(): void {
  const [previous] = useState(() => document.activeElement)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // After the dialog's focus trap is released.
      setTimeout(() => {
        if (!isMounted.current) focusOrScreen(previous)
      })
    }
  }, [previous])
}

/** If the element is gone, focuses the screen container. */
function focusOrScreen(element: Element | null): void {
  const isGone = !element?.isConnected || element === document.body
  const target = isGone ? document.getElementById('screen') : element
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** Focuses the screen container if nothing has the focus, such as after the focused row was deleted. */
export function catchFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusOrScreen(null)
  })
}

/**
 * Remembers where the focus is. @returns what moves it after a wait, unless the user has moved on: from a deleted
 * row's button to 'Undo', or to another field.
 */
export function focusUnlessMoved(): (move: () => void) => void {
  const before = document.activeElement
  return (move) => {
    const { activeElement } = document
    if (activeElement === before || activeElement === document.body || activeElement === null) move()
  }
}
