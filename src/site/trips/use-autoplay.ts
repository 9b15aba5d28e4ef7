import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'

const stillness = '(prefers-reduced-motion: reduce)'

function watchStillness(changed: () => void) {
  const query = matchMedia(stillness)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

interface Autoplay {
  /** Whether it moves by itself as far as the visitor's choice goes; pointer and focus may still hold it. */
  playing: boolean
  toggle: () => void
  /** For the element that holds everything while pointer or focus is inside. */
  holders: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/**
 * Moves slides on after a pause, again and again. Stops while the pointer or the focus is inside, by its button, and
 * from the start for those who prefer stillness. Focus on the button itself (`data-autoplay`) does not hold: else it
 * could not be seen to work.
 * @param advance the next move; a new function starts the pause anew.
 */
export function useAutoplay(advance: () => void, milliseconds: number): Autoplay {
  const still = useSyncExternalStore(
    watchStillness,
    () => matchMedia(stillness).matches,
    () => true,
  )
  const [choice, setChoice] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = choice ?? !still
  const moving = playing && !hovered && !focused

  useEffect(() => {
    if (!moving) return undefined
    const timer = setTimeout(advance, milliseconds)
    return () => clearTimeout(timer)
  }, [moving, advance, milliseconds])

  return {
    playing,
    toggle: () => setChoice(!playing),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }) => setFocused(!target.closest('[data-autoplay]')),
      onBlur: () => setFocused(false),
    },
  }
}
