import { useRef, type ReactNode } from 'react'
import type { Testimonial } from '#contract/testimonials.ts'
import { useNearScreen } from '#ui/use-near-screen.ts'
import { shownQuotes } from '#values/sample-words.ts'
import type { CarouselProps } from './carousel-controls.tsx'

interface QuoteCarouselProps {
  testimonials: readonly Testimonial[]
  /** Id of the heading. */
  id: string
  className: string
  /** Classes of the parts. */
  parts: { frame?: string; row: string; controls: string }
  /** @param notice says that all quotes are samples. */
  heading: (notice: string | null) => ReactNode
  quote: (testimonial: Testimonial) => ReactNode
}

const loadControls = async () => (await import('./carousel-controls.tsx')).CarouselControls

/** Quotes in a row that scrolls; with scripts a carousel. Renders nothing without testimonials. */
export function QuoteCarousel({ testimonials, id, className, parts, heading, quote }: QuoteCarouselProps) {
  const { quotes, notice } = shownQuotes(testimonials)
  const track = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const { place, Part: Controls } = useNearScreen<CarouselProps>(loadControls)
  if (quotes.length === 0) return null
  const isCarousel = quotes.length > 1
  return (
    <section className={className} aria-labelledby={id} aria-roledescription={isCarousel ? 'carousel' : undefined}>
      <div className={`page-width ${parts.frame ?? ''}`} ref={region}>
        {heading(notice)}
        {/* A scrollable region must be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={track} className={`carousel-track ${parts.row}`} tabIndex={0} aria-labelledby={id}>
          {quotes.map((each) => (
            <li key={each.id}>{quote(each)}</li>
          ))}
        </ul>
        {isCarousel ? (
          <div
            ref={place}
            className={`needs-scripts no-print flex min-h-27 flex-wrap items-center justify-between gap-4 min-[30rem]:min-h-12 ${parts.controls}`}
          >
            {Controls ? <Controls count={quotes.length} track={track} region={region} /> : null}
          </div>
        ) : null}
      </div>
    </section>
  )
}
