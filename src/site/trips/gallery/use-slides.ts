import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Milliseconds without scrolling after which a slide counts as reached, in browsers that do not tell. */
const settleTime = 200

/** What visitors move a track with. */
const ownMoves = ['pointerdown', 'wheel', 'keydown'] as const

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
  /** Where script is moving to; nowhere once it is there, or a visitor moves the slides. */
  const goal = useRef<number | null>(null)

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const stopListening = onScrollSettled(element, () => {
      // A busy browser may give up a glide half-way, or tell of the end of the one before.
      if (goal.current !== null && slideAt(element) !== goal.current) moveTo(element, goal.current, 'instant')
      goal.current = null
      setIndex(slideAt(element))
    })
    const letGo = () => {
      goal.current = null
    }
    for (const move of ownMoves) element.addEventListener(move, letGo, { passive: true })
    return () => {
      stopListening()
      for (const move of ownMoves) element.removeEventListener(move, letGo)
    }
  }, [])

  const show = useCallback(
    (wanted: number, motion: 'smooth' | 'instant' = 'smooth') => {
      const element = track.current
      const next = (wanted + count) % count
      setIndex(next)
      if (!element) return
      // Where nothing has to move, no end of a move will be told.
      const isThere = Math.abs(element.scrollLeft - next * element.clientWidth) < 1
      goal.current = isThere ? null : next
      const near = Math.abs(next - slideAt(element)) <= 1
      moveTo(element, next, near && !prefersStillness() ? motion : 'instant')
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
