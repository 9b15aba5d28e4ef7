import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether an element has room for something, however wide the sidebar beside it is. It is measured before the first
 * paint, so that nothing jumps.
 * @param width in pixels.
 * @returns a reference for the element, and the answer.
 */
export function useContainerWidth(width: number): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [hasRoom, setHasRoom] = useState(true)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setHasRoom(element.offsetWidth >= width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return [ref, hasRoom]
}
