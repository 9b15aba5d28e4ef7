import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds without scroll events after which a slide counts as reached, in browsers without `scrollend`. */
const settleTime = 200

/** Events by which visitors move the track. */
const userInputs = ['pointerdown', 'wheel', 'keydown'] as const

interface Slides {
  /** For the scrolling element, whose children are as wide as itself. */
  track: RefObject<HTMLUListElement | null>
  /** The slide that is shown or being scrolled to, from 0. */
  index: number
  /**
   * Scrolls to a slide, wrapping around at both ends. Only neighbours are animated, since scrolling past many slides
   * is unpleasant.
   */
  show: (slide: number, motion?: 'smooth' | 'instant') => void
}

/** Slides in a scrolling track, moved by touch, keys and script. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  /** The slide that script is scrolling to; null once it is reached, or when a visitor moves the slides. */
  const target = useRef<number | null>(null)

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const stopListening = onScrollSettled(element, () => {
      // A busy browser may stop a smooth scroll half-way, or report the end of the previous one.
      if (target.current !== null && slideAt(element) !== target.current) moveTo(element, target.current, 'instant')
      target.current = null
      setIndex(slideAt(element))
    })
    const clearTarget = () => {
      target.current = null
    }
    for (const move of userInputs) element.addEventListener(move, clearTarget, { passive: true })
    return () => {
      stopListening()
      for (const move of userInputs) element.removeEventListener(move, clearTarget)
    }
  }, [])

  const show = useCallback(
    (slide: number, motion: 'smooth' | 'instant' = 'smooth') => {
      const element = track.current
      const next = (slide + count) % count
      setIndex(next)
      if (!element) return
      // Without a distance to scroll there is no `scrollend`.
      const isReached = Math.abs(element.scrollLeft - next * element.clientWidth) < 1
      target.current = isReached ? null : next
      const isNeighbour = Math.abs(next - slideAt(element)) <= 1
      moveTo(element, next, isNeighbour && !prefersReducedMotion() ? motion : 'instant')
    },
    [count],
  )
  return { track, index, show }
}

function moveTo(element: Element, slide: number, behavior: 'smooth' | 'instant'): void {
  element.scrollTo({ left: slide * element.clientWidth, behavior })
}

function slideAt({ scrollLeft, clientWidth }: Element): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth))
}

/** @returns an unsubscribe function. */
function onScrollSettled(element: Element, onSettled: () => void): () => void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', onSettled)
    return () => element.removeEventListener('scrollend', onSettled)
  }
  return onScrollIdle(element, onSettled)
}

function onScrollIdle(element: Element, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onSettled, settleTime)
  }
  element.addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    element.removeEventListener('scroll', wait)
  }
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
