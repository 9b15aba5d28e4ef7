import { useEffect, useRef } from 'react'

/**
 * Moves the focus to an element that the next render brings, or brings back at another place: a row that was added,
 * a button of a row that was moved (the browser drops the focus of what is moved).
 * @returns a function that takes the element's id.
 */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const element = wanted.current ? document.getElementById(wanted.current) : null
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return (id) => {
    wanted.current = id
  }
}
