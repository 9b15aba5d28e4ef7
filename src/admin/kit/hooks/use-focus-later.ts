import { useEffect, useRef } from 'react'

/**
 * Focuses an element after the next render: a row that was added, or a button of a row that was moved (moving an
 * element in the DOM loses its focus).
 * @returns a function that takes the element's id.
 */
export function useFocusLater(): (id: string) => void {
  const targetId = useRef<string | null>(null)
  useEffect(() => {
    const element = targetId.current ? document.getElementById(targetId.current) : null
    if (!element) return
    targetId.current = null
    element.focus()
  })
  return (id) => {
    targetId.current = id
  }
}
