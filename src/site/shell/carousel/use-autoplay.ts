import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribeReducedMotion(changed: () => void) {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

interface Autoplay {
  /** Whether autoplay is on; hover and focus may still pause it. */
  playing: boolean
  toggle: () => void
}

/**
 * Calls `advance` again and again. Paused while the pointer or focus is inside, stopped by its button, and off by
 * default with reduced motion. Focus on the button itself (`data-autoplay`) does not pause, or pressing it would have
 * no effect that anybody could see.
 * @param advance a new function restarts the interval.
 * @param region the element in which hover and focus pause autoplay.
 */
export function useAutoplay(
  advance: () => void,
  milliseconds: number,
  region: RefObject<HTMLElement | null>,
): Autoplay {
  const prefersReducedMotion = useSyncExternalStore(
    subscribeReducedMotion,
    () => matchMedia(reducedMotion).matches,
    () => true,
  )
  const [choice, setChoice] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = choice ?? !prefersReducedMotion
  const moving = playing && !hovered && !focused

  useEffect(() => {
    if (!moving) return undefined
    const timer = setTimeout(advance, milliseconds)
    return () => clearTimeout(timer)
  }, [moving, advance, milliseconds])

  useEffect(() => {
    const listening = new AbortController()
    const on = (name: string, listener: (event: Event) => void) =>
      region.current?.addEventListener(name, listener, listening)
    on('pointerenter', () => setHovered(true))
    on('pointerleave', () => setHovered(false))
    on('focusin', ({ target }) => setFocused(!(target as Element).closest('[data-autoplay]')))
    on('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [region])

  return { playing, toggle: () => setChoice(!playing) }
}
