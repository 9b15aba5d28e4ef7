import { useEffect, useRef } from 'react'
import type { TripDetail } from '#contract/trips.ts'
import { formatDay } from '#values/format/dates.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { useSite } from '#site/shell/queries/site-query.ts'
import { useQuery } from '#site/shell/queries/use-query.ts'
import { EnquiryBar, PriceCard } from '../enquiry/trip-enquiry.tsx'
import { TripFacts } from '../facts/trip-facts.tsx'
import { TripGallery } from '../gallery/trip-gallery.tsx'
import { TripContents, TripDetails, TripEnd } from './trip-details.tsx'
import { TripHeader } from './trip-header.tsx'
import { tripQuery } from '../trip-queries.ts'
import { TripTestimonials } from './trip-testimonials.tsx'
import { useEnquiry } from '../enquiry/use-enquiry.ts'
import { paragraphsOf } from './paragraphs.ts'

/** Specification 2.5. */
export function TripPage({ id }: { id: string }) {
  const trip = useQuery(tripQuery(id))
  const enquiry = useEnquiry(trip)
  const page = useRef<HTMLElement>(null)
  // Browsers that do not know `::details-content` would leave out on paper what is folded.
  useEffect(() => {
    const unfold = () => {
      for (const each of page.current!.querySelectorAll('details')) each.open = true
    }
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  return (
    <article ref={page} className="trip-page">
      {trip.status === 'draft' ? <DraftBanner /> : null}
      <PrintedHead />
      <TripGallery key={trip.id} trip={trip} />
      <div className="trip-columns page-width">
        <div className="trip-lead">
          <TripHeader trip={trip} />
          <TripContents trip={trip} />
          <TripFacts texts={trip.fact_texts} />
          <TripDescription text={trip.description} />
        </div>
        <aside className="trip-aside mt-8 lg:mt-3" aria-label="Price and enquiry">
          <PriceCard trip={trip} enquiry={enquiry} />
        </aside>
        <div className="trip-body">
          <TripDetails key={trip.id} trip={trip} />
        </div>
      </div>
      <PrintedFoot trip={trip} />
      <TripTestimonials key={`${trip.id} testimonials`} testimonials={trip.testimonials} />
      <TripEnd trip={trip} />
      <EnquiryBar trip={trip} enquiry={enquiry} />
    </article>
  )
}

/** Drafts reach an admin only. */
function DraftBanner() {
  return <p className="no-print bg-marigold py-2.5 text-center font-semibold">Draft preview</p>
}

/** How to answer from paper. The date is the trip's, as cached pages and prints may be older than today. */
function PrintedFoot({ trip }: { trip: TripDetail }) {
  const { site_url, whatsapp_number } = useSite()
  const parts = [
    whatsapp_number ? `Ask on WhatsApp ${whatsapp_number}` : null,
    `${site_url.replace(/^https?:\/\//, '')}${tripPath(trip)}`,
    `prices as published on ${formatDay(trip.updated_at)}`,
  ]
  return <p className="printed-foot hidden">{parts.filter(Boolean).join(' · ')}</p>
}

/** The navigation is not printed, so the name and address of the site are repeated here. */
function PrintedHead() {
  const { brand_name, site_url } = useSite()
  return (
    <p className="printed-head hidden">
      <span className="font-display">{brand_name}</span>
      <span>{site_url}</span>
    </p>
  )
}

/** The first paragraph is set larger; on phones the others are folded. */
function TripDescription({ text }: { text: string }) {
  const [first, ...others] = paragraphsOf(text).map((paragraph, index) => (
    // Paragraphs are never reordered.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className="wrap-break-word whitespace-pre-line sm:first:text-lead">
      {paragraph}
    </p>
  ))
  return (
    <div className="trip-description mt-6 max-w-measure lg:mt-12">
      {first}
      {others.length > 0 ? (
        <details className="trip-more">
          <summary className="text-link">Read on</summary>
          {others}
        </details>
      ) : null}
    </div>
  )
}
