import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether an element is at least `width` wide, independent of the viewport. Measured before the first paint, so that
 * nothing shifts.
 * @param width pixels.
 * @returns a ref for the element, and the result.
 */
export function useContainerWidth(width: number): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(true)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setIsWide(element.offsetWidth >= width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return [ref, isWide]
}
