import { useEffect, useState, type RefObject } from 'react'

/** Pixels by which browsers may stop short of an end. */
const tolerance = 2

/** Whether a row that scrolls sideways is at its start, and at its end. */
export function useEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const next = { atStart: scrollLeft <= tolerance, atEnd: scrollLeft >= scrollWidth - clientWidth - tolerance }
      setEnds((last) => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next))
    }
    element.addEventListener('scroll', update, { passive: true })
    const resized = new ResizeObserver(update)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      resized.disconnect()
    }
  }, [row])
  return ends
}
