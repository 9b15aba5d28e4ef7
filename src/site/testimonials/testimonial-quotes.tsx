import { QuoteCarousel } from '../shell/carousel/quote-carousel.tsx'
import { Quote } from '../shell/hosts/quote.tsx'
import { useQuery } from '../shell/queries/use-query.ts'
import { homeTestimonialsQuery } from './testimonial-queries.ts'

const lead = 'A few lines from travellers, written once the dust was off their shoes.'

/** On a phone part of the next quote shows. Over samples the lead, which speaks of travellers, gives way to a notice. */
export function TestimonialQuotes() {
  return (
    <QuoteCarousel
      testimonials={useQuery(homeTestimonialsQuery)}
      id="testimonials-heading"
      className="low-band on-dark bg-indigo-deep text-paper"
      parts={{ frame: 'quotes-grid', row: 'quotes-row', controls: 'lg:self-end' }}
      heading={(notice) => (
        <div>
          <h2 id="testimonials-heading" className="max-w-[10ch] text-h2">
            Back from the road
          </h2>
          <p className="mt-5 max-w-[30ch] text-paper/80">{notice ?? lead}</p>
        </div>
      )}
      quote={(guest) => (
        <Quote guest={guest} className="text-[clamp(1.5rem,1.1rem+1.7vw,2.5rem)] leading-[1.25]">
          {guest.trip ? <span className="text-paper/75">{guest.trip.title}</span> : null}
        </Quote>
      )}
    />
  )
}
