import type { Testimonial } from '#contract/testimonials.ts'
import { useQuery } from '../shell/use-query.ts'
import { homeTestimonialsQuery } from './testimonial-queries.ts'

interface TestimonialQuotesProps {
  heading: string
  lead: string
}

/** Renders nothing without testimonials. */
export function TestimonialQuotes({ heading, lead }: TestimonialQuotesProps) {
  const testimonials = useQuery(homeTestimonialsQuery)
  if (testimonials.length === 0) return null
  return (
    <section className="band on-dark bg-indigo-deep text-paper" aria-labelledby="testimonials-heading">
      <div className="page-width grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <h2 id="testimonials-heading" className="max-w-[10ch] text-h2">
              {heading}
            </h2>
            <p className="mt-5 max-w-[30ch] text-paper/80">{lead}</p>
          </div>
        </div>
        <ul className="quotes-row lg:col-span-8" tabIndex={0} aria-label={heading}>
          {testimonials.map((testimonial, index) => (
            <li
              key={testimonial.id}
              className="quotes-item border-paper/25 max-lg:border-l max-lg:pl-5 lg:border-t lg:py-10 lg:first:border-t-0 lg:first:pt-0"
            >
              <Quote testimonial={testimonial} large={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Quote({ testimonial, large }: { testimonial: Testimonial; large: boolean }) {
  const { name, content, trip } = testimonial
  const size = large
    ? 'text-[clamp(1.5rem,1.1rem+1.9vw,2.75rem)] leading-[1.22]'
    : 'text-[clamp(1.5rem,1.2rem+0.7vw,1.75rem)] leading-[1.3]'
  return (
    <figure className={large ? '' : 'lg:ml-[12.5%]'}>
      <blockquote className={`font-display text-pretty ${size}`}>
        <p className="before:absolute before:-ml-[0.5em] before:text-marigold before:content-['“'] after:content-['”'] max-lg:before:static max-lg:before:ml-0">
          {content}
        </p>
      </blockquote>
      <figcaption className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        {trip ? <span className="text-paper/75">{trip.title}</span> : null}
      </figcaption>
    </figure>
  )
}
