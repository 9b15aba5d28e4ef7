import { useRef } from 'react'
import type { Testimonial } from '#contract/testimonials.ts'
import { shownQuotes } from '#values/sample-words.ts'
import { CarouselPlace } from '../shell/carousel/carousel-place.tsx'
import { Guest } from '../shell/hosts/guest.tsx'
import { useQuery } from '../shell/queries/use-query.ts'
import { homeTestimonialsQuery } from './testimonial-queries.ts'

const heading = 'Back from the road'
const lead = 'A few lines from travellers, written once the dust was off their shoes.'

/**
 * A carousel that shows part of the next quote on a phone; renders nothing without testimonials. Over samples
 * the lead, which speaks of travellers, gives way to a notice.
 */
export function TestimonialQuotes() {
  const { quotes, notice } = shownQuotes(useQuery(homeTestimonialsQuery))
  const track = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  if (quotes.length === 0) return null
  return (
    <section
      className="low-band on-dark bg-indigo-deep text-paper"
      aria-labelledby="testimonials-heading"
      aria-roledescription={quotes.length > 1 ? 'carousel' : undefined}
    >
      <div className="quotes-grid page-width" ref={region}>
        <div>
          <h2 id="testimonials-heading" className="max-w-[10ch] text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-[30ch] text-paper/80">{notice ?? lead}</p>
        </div>
        <ul
          ref={track}
          className="quotes-row carousel-track"
          // A scrollable region must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={heading}
        >
          {quotes.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
        <CarouselPlace count={quotes.length} track={track} region={region} />
      </div>
    </section>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { content, trip } = testimonial
  return (
    <li>
      <figure>
        <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-[1.25] text-pretty">
          <p className="before:text-marigold before:content-['“'] after:content-['”']">{content}</p>
        </blockquote>
        <figcaption className="guest mt-5">
          <Guest guest={testimonial} />
          {trip ? <span className="text-paper/75">{trip.title}</span> : null}
        </figcaption>
      </figure>
    </li>
  )
}
