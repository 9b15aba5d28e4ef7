import type { RefObject } from 'react'

export interface CarouselProps {
  /** Number of testimonials. */
  count: number
  /** The scrolling row, so that all can be reached without scripts. */
  track: RefObject<HTMLUListElement | null>
  /** Hover and focus in it pause the carousel. */
  region: RefObject<HTMLElement | null>
}
