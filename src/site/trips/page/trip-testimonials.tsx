import type { Testimonial } from '#contract/testimonials.ts'
import { Star } from '#ui/icons.tsx'
import { QuoteCarousel } from '#site/shell/carousel/quote-carousel.tsx'
import { Quote } from '#site/shell/hosts/quote.tsx'

export function TripTestimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <QuoteCarousel
      testimonials={testimonials}
      id="trip-testimonials"
      className="trip-testimonials no-print bg-sand py-[clamp(2rem,0.2rem+7.4vw,7.5rem)]"
      parts={{ row: 'mt-5 lg:mt-8', controls: 'mt-6 lg:mt-9' }}
      heading={(notice) => (
        <>
          <h2 id="trip-testimonials" className="eyebrow font-text text-madder">
            In travellers’ words
          </h2>
          {notice ? <p className="mt-2 text-muted">{notice}</p> : null}
        </>
      )}
      quote={(guest) => (
        <Quote
          guest={guest}
          className="max-w-[62rem] text-[clamp(1.25rem,0.85rem+1.7vw,2.5rem)] leading-[1.25]"
          captionClass="mt-4 max-w-[62rem] lg:mt-8"
        >
          <span className="inline-flex gap-0.5 text-madder">
            <span className="sr-only">Rated {guest.rating} out of 5</span>
            {Array.from({ length: guest.rating }, (_, star) => (
              <Star key={star} className="size-4" />
            ))}
          </span>
        </Quote>
      )}
    />
  )
}
