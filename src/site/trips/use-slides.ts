import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds without scrolling after which a slide counts as reached. */
const settleTime = 120

interface Slides {
  /** For the scrolling element, whose children are as wide as itself. */
  track: RefObject<HTMLUListElement | null>
  /** The slide that shows or is being moved to, from 0. */
  index: number
  /** Moves to a slide; past the last comes the first. */
  show: (wanted: number, motion?: 'smooth' | 'instant') => void
}

/** Slides side by side in a scrolling track, which fingers, keys and script move alike. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, settleTime)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  const show = useCallback(
    (wanted: number, motion: 'smooth' | 'instant' = 'smooth') => {
      const element = track.current
      const next = (wanted + count) % count
      setIndex(next)
      element?.scrollTo({ left: next * element.clientWidth, behavior: prefersStillness() ? 'instant' : motion })
    },
    [count],
  )
  return { track, index, show }
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
