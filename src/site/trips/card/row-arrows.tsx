import { type RefObject, useEffect, useState } from 'react'
import { CarouselButton } from '#ui/carousel-button.tsx'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'

/** Pixels by which browsers may stop short of an end. */
const tolerance = 2

/** Whether a row that scrolls sideways is at its start, and at its end. */
function useEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const next = { atStart: scrollLeft <= tolerance, atEnd: scrollLeft >= scrollWidth - clientWidth - tolerance }
      setEnds((last) => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next))
    }
    element.addEventListener('scroll', update, { passive: true })
    const resized = new ResizeObserver(update)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      resized.disconnect()
    }
  }, [row])
  return ends
}

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
      <CarouselButton aria-label="Previous journeys" aria-disabled={atStart} onClick={() => scroll(-1)}>
        <ArrowLeft />
      </CarouselButton>
      <CarouselButton aria-label="Next journeys" aria-disabled={atEnd} onClick={() => scroll(1)}>
        <ArrowRight />
      </CarouselButton>
    </>
  )
}
