import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds without scrolling after which a slide counts as reached, in browsers that do not tell. */
const settleTime = 200

interface Slides {
  /** For the scrolling element, whose children are as wide as itself. */
  track: RefObject<HTMLUListElement | null>
  /** The slide that shows or is being moved to, from 0. */
  index: number
  /** Moves to a slide; past the last comes the first. Only a neighbour glides in: rushing through many is no pleasure. */
  show: (wanted: number, motion?: 'smooth' | 'instant') => void
}

/** Slides side by side in a scrolling track, which fingers, keys and script move alike. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = track.current
    return element ? onScrollSettled(element, () => setIndex(slideAt(element))) : undefined
  }, [])

  const show = useCallback(
    (wanted: number, motion: 'smooth' | 'instant' = 'smooth') => {
      const element = track.current
      const next = (wanted + count) % count
      setIndex(next)
      if (!element) return
      const near = Math.abs(next - slideAt(element)) <= 1
      element.scrollTo({ left: next * element.clientWidth, behavior: near && !prefersStillness() ? motion : 'instant' })
    },
    [count],
  )
  return { track, index, show }
}

function slideAt({ scrollLeft, clientWidth }: Element): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth))
}

/** @returns a function that stops listening. */
function onScrollSettled(element: Element, settled: () => void): () => void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', settled)
    return () => element.removeEventListener('scrollend', settled)
  }
  return onScrollPause(element, settled)
}

function onScrollPause(element: Element, settled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(settled, settleTime)
  }
  element.addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    element.removeEventListener('scroll', wait)
  }
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
