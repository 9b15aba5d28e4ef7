import { useRef } from 'react'
import type { Testimonial } from '#contract/testimonials.ts'
import { shownQuotes } from '#values/sample-words.ts'
import { Star } from '#ui/icons.tsx'
import { Guest } from '#site/shell/hosts/guest.tsx'
import { CarouselPlace } from '#site/shell/carousel/carousel-place.tsx'

interface TripTestimonialsProps {
  testimonials: Testimonial[]
}

/** A carousel; renders nothing without testimonials. */
export function TripTestimonials({ testimonials }: TripTestimonialsProps) {
  const { quotes, notice } = shownQuotes(testimonials)
  const track = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  if (quotes.length === 0) return null
  return (
    <section
      className="trip-testimonials no-print"
      aria-labelledby="trip-testimonials"
      aria-roledescription={quotes.length > 1 ? 'carousel' : undefined}
    >
      <div className="page-width" ref={region}>
        <h2 id="trip-testimonials" className="eyebrow font-text text-madder">
          In travellers’ words
        </h2>
        {notice ? <p className="mt-2 text-muted">{notice}</p> : null}
        <ul
          ref={track}
          className="carousel-track mt-5 lg:mt-8"
          // A scrollable region must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-labelledby="trip-testimonials"
        >
          {quotes.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
        <CarouselPlace count={quotes.length} track={track} region={region} className="mt-6 lg:mt-9" />
      </div>
    </section>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { content, rating } = testimonial
  return (
    <li>
      <figure className="max-w-[62rem]">
        <blockquote className="font-display text-[clamp(1.25rem,0.85rem+1.7vw,2.5rem)] leading-[1.25] text-pretty wrap-break-word">
          <p>“{content}”</p>
        </blockquote>
        <figcaption className="guest mt-4 lg:mt-8">
          <Guest guest={testimonial} />
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
