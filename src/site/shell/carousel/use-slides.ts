import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds without scroll events after which a slide counts as reached, in browsers without `scrollend`. */
const settleTime = 200

/** Events by which visitors move the track. */
const userInputs = ['pointerdown', 'wheel', 'keydown'] as const

interface Slides {
  /** The slide that is shown or being scrolled to, from 0. */
  index: number
  /**
   * Scrolls to a slide, wrapping around at both ends. Only neighbours are animated, since scrolling past many slides
   * is unpleasant.
   */
  show: (slide: number, motion?: 'smooth' | 'instant') => void
}

/**
 * Slides in a scrolling track, moved by touch, keys and script.
 * @param trackRef the scrolling element, whose children are equally wide.
 */
export function useSlides(count: number, trackRef: RefObject<HTMLElement | null>): Slides {
  const [index, setIndex] = useState(0)
  /** The slide that script is scrolling to; null once it is reached, or when a visitor moves the slides. */
  const target = useRef<number | null>(null)

  useEffect(() => {
    const element = trackRef.current
    if (!element) return undefined
    const stopListening = onScrollSettled(element, () => {
      const wanted = target.current
      // A busy browser may stop a smooth scroll half-way, or report the end of the previous one.
      if (wanted !== null && !isAt(element, wanted)) moveTo(element, wanted, 'instant')
      target.current = null
      setIndex(wanted ?? slideAt(element))
    })
    const clearTarget = () => {
      target.current = null
    }
    for (const move of userInputs) element.addEventListener(move, clearTarget, { passive: true })
    return () => {
      stopListening()
      for (const move of userInputs) element.removeEventListener(move, clearTarget)
    }
  }, [trackRef])

  const show = useCallback(
    (slide: number, motion: 'smooth' | 'instant' = 'smooth') => {
      const element = trackRef.current
      const next = (slide + count) % count
      setIndex(next)
      if (!element) return
      // Without a distance to scroll there is no `scrollend`.
      target.current = isAt(element, next) ? null : next
      const isNeighbour = Math.abs(next - slideAt(element)) <= 1
      moveTo(element, next, isNeighbour && !prefersReducedMotion() ? motion : 'instant')
    },
    [count, trackRef],
  )
  return { index, show }
}

function moveTo(element: Element, slide: number, behavior: 'smooth' | 'instant'): void {
  element.scrollTo({ left: leftOf(element, slide), behavior })
}

function isAt(element: Element, slide: number): boolean {
  return Math.abs(element.scrollLeft - leftOf(element, slide)) < 1.5
}

/** Where slides are narrower than the track, the last ones cannot get to its start. */
function leftOf(element: Element, slide: number): number {
  return Math.min(slide * stepOf(element), element.scrollWidth - element.clientWidth)
}

function slideAt(element: Element): number {
  return Math.round(element.scrollLeft / Math.max(1, stepOf(element)))
}

/** Pixels from one slide to the next. */
function stepOf({ children: [first, second], clientWidth }: Element): number {
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : clientWidth
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
