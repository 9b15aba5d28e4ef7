import type { RefObject } from 'react'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'
import { useEnds } from './use-ends.ts'

export interface RowArrowsProps {
  /** Scrolls sideways. */
  row: RefObject<HTMLUListElement | null>
}

/** Faint where there is nothing more. */
export function RowArrows({ row }: RowArrowsProps) {
  const { atStart, atEnd } = useEnds(row)
  const scroll = (direction: 1 | -1) => {
    const list = row.current
    const step = list?.firstElementChild?.clientWidth ?? 0
    list?.scrollBy({ left: direction * step, behavior: 'smooth' })
  }
  return (
    <>
      <button
        type="button"
        className="carousel-button"
        aria-label="Previous journeys"
        aria-disabled={atStart}
        onClick={() => scroll(-1)}
      >
        <ArrowLeft />
      </button>
      <button
        type="button"
        className="carousel-button"
        aria-label="Next journeys"
        aria-disabled={atEnd}
        onClick={() => scroll(1)}
      >
        <ArrowRight />
      </button>
    </>
  )
}
