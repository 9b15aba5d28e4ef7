import { useCallback, useState } from 'react'
import type { Testimonial } from '#contract/testimonials.ts'
import { ArrowLeft, ArrowRight, Pause, Play, Star } from '#ui/icons.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useAutoplay } from '../use-autoplay.ts'
import { useSlides } from '../gallery/use-slides.ts'

/** Milliseconds per testimonial (specification 9). */
const interval = 4000

interface TripTestimonialsProps {
  testimonials: Testimonial[]
}

/**
 * A carousel; renders nothing without testimonials. The quotes are in a scrolling row, so that all can be reached
 * without scripts.
 */
export function TripTestimonials({ testimonials }: TripTestimonialsProps) {
  const count = testimonials.length
  const { track, index, show } = useSlides(Math.max(1, count))
  const [announcement, setAnnouncement] = useState('')
  const advance = useCallback(() => show(index + 1), [show, index])
  const { playing, toggle, pauseHandlers } = useAutoplay(advance, interval)
  if (count === 0) return null

  const showAndAnnounce = (slide: number) => {
    show(slide)
    setAnnouncement(`Testimonial ${((slide + count) % count) + 1} of ${count}`)
  }
  return (
    <section
      className="trip-testimonials no-print"
      aria-labelledby="trip-testimonials"
      aria-roledescription={count > 1 ? 'carousel' : undefined}
    >
      <div className="page-width" {...(count > 1 ? pauseHandlers : {})}>
        <h2 id="trip-testimonials" className="eyebrow font-text text-madder">
          Told by travellers
        </h2>
        {/* A scrollable region must be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={track} className="testimonial-track" tabIndex={0} aria-labelledby="trip-testimonials">
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
        {count > 1 ? (
          <Controls count={count} index={index} playing={playing} onShow={showAndAnnounce} onToggle={toggle} />
        ) : null}
        <p className="sr-only" aria-live="polite">
          {announcement}
        </p>
      </div>
    </section>
  )
}

function Quote({ testimonial: { name, content, rating } }: { testimonial: Testimonial }) {
  return (
    <li className="testimonial-slide">
      <figure>
        <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-[1.25] text-pretty wrap-break-word">
          <p>“{content}”</p>
        </blockquote>
        <figcaption className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mt-8">
          <span className="font-semibold">{name}</span>
          <span className="inline-flex gap-0.5 text-madder">
            <span className="sr-only">Rated {rating} out of 5</span>
            {Array.from({ length: rating }, (_, star) => (
              <Star key={star} className="size-4" />
            ))}
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

interface ControlsProps {
  count: number
  index: number
  playing: boolean
  onShow: (slide: number) => void
  onToggle: () => void
}

const buttonStyle =
  'inline-flex size-12 cursor-pointer items-center justify-center border border-ink/60 transition-colors duration-(--duration-calm) hover:border-madder hover:text-madder'

/** Invisible until hydration, since they need scripts. */
function Controls({ count, index, playing, onShow, onToggle }: ControlsProps) {
  const hydrated = useHydrated()
  return (
    <div className={`testimonial-controls ${hydrated ? '' : 'invisible'}`}>
      <div className="flex gap-2">
        <button
          type="button"
          className={buttonStyle}
          aria-label="Previous testimonial"
          onClick={() => onShow(index - 1)}
        >
          <ArrowLeft />
        </button>
        <button type="button" className={buttonStyle} aria-label="Next testimonial" onClick={() => onShow(index + 1)}>
          <ArrowRight />
        </button>
        <button
          type="button"
          className={buttonStyle}
          aria-label={playing ? 'Pause testimonials' : 'Play testimonials'}
          data-autoplay
          onClick={onToggle}
        >
          {playing ? <Pause /> : <Play />}
        </button>
      </div>
      <div className="flex flex-wrap">
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            className="testimonial-dot"
            aria-label={`Testimonial ${dot + 1} of ${count}`}
            aria-current={dot === index || undefined}
            onClick={() => onShow(dot)}
          />
        ))}
      </div>
    </div>
  )
}
