import { useCallback, useState, type RefObject } from 'react'
import { ArrowLeft, ArrowRight, Pause, Play } from '#ui/icons.tsx'
import { CarouselButton } from '#ui/carousel-button.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSlides } from './use-slides.ts'

/** Milliseconds per testimonial (specification 9). */
const interval = 4000

export interface CarouselProps {
  /** Number of testimonials. */
  count: number
  /** The scrolling row, so that all can be reached without scripts. */
  track: RefObject<HTMLUListElement | null>
  /** Hover and focus in it pause the carousel. */
  region: RefObject<HTMLElement | null>
}

export function CarouselControls({ count, track, region }: CarouselProps) {
  const { index, show: showSlide } = useSlides(count, track)
  const [announcement, setAnnouncement] = useState('')
  const advance = useCallback(() => showSlide(index + 1), [showSlide, index])
  const { playing, toggle } = useAutoplay(advance, interval, region)
  const show = (slide: number) => {
    showSlide(slide)
    setAnnouncement(`Testimonial ${((slide + count) % count) + 1} of ${count}`)
  }
  return (
    <>
      <div className="flex gap-2">
        <CarouselButton aria-label="Previous testimonial" onClick={() => show(index - 1)}>
          <ArrowLeft />
        </CarouselButton>
        <CarouselButton aria-label="Next testimonial" onClick={() => show(index + 1)}>
          <ArrowRight />
        </CarouselButton>
        <CarouselButton
          aria-label={playing ? 'Pause testimonials' : 'Play testimonials'}
          data-autoplay
          onClick={toggle}
        >
          {playing ? <Pause /> : <Play />}
        </CarouselButton>
      </div>
      <div className="flex flex-wrap">
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            className="carousel-dot"
            aria-label={`Testimonial ${dot + 1} of ${count}`}
            aria-current={dot === index || undefined}
            onClick={() => show(dot)}
          />
        ))}
      </div>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
