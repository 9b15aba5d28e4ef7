import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

/** How far from the screen a place counts as near, as a share of its height. */
export const near = '50%'

interface Part<Props> {
  /** For the element that keeps the space. */
  place: RefObject<HTMLDivElement | null>
  /** Null until it has been loaded; stays null if that fails. */
  Part: ComponentType<Props> | null
}

/**
 * Loads what needs scripts once its place is near the screen: a first page need not load it.
 * @param load must not change.
 * @param scrollMargin as `rootMargin`, for a place in a box that scrolls.
 */
export function useNearScreen<Props>(load: () => Promise<ComponentType<Props>>, scrollMargin = '0%'): Part<Props> {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().then(
          (part) => setPart(() => part),
          () => {},
        )
      },
      { rootMargin: near, scrollMargin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [load, scrollMargin])
  return { place, Part }
}
