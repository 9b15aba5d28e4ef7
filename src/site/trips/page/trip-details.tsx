import type { TripDetail } from '#contract/trips.ts'
import { AllJourneys } from '#site/shell/all-journeys.tsx'
import { TripAdvice } from '../facts/trip-advice.tsx'
import { TripFacts, TripFaqs, TripImpact } from '../facts/trip-facts.tsx'
import { TripRoute } from '../facts/trip-route.tsx'
import { TripHost } from './trip-host.tsx'
import { TripInclusions } from './trip-inclusions.tsx'
import { TripItinerary } from './trip-itinerary.tsx'
import { TripFallback, TripSection } from './trip-section.tsx'
import { excerpt, excerptLength } from '#values/format/excerpt.ts'
import { formatReadingTime } from '#values/format/reading-time.ts'
import { LeadOn } from '#site/shell/lead-on/lead-on.tsx'
import { TellUs } from '#site/shell/lead-on/tell-us.tsx'
import { tripLead } from '#site/shell/lead-on/trip-lead.ts'

/** For one to three trips. */
const headings = ['One more like this', 'Two more like this', 'Three more like this']

/** Related stories, similar trips, and contact. */
function TripLeadsOn({ trip: { stories, similar } }: { trip: TripDetail }) {
  const read = stories.map(({ slug, title, tags, start, reading_minutes, featured_picture }) => ({
    key: slug,
    link: { to: '/blog/$slug' as const, params: { slug } },
    kicker: tags?.[0] ?? '',
    title,
    line: formatReadingTime(reading_minutes),
    words: [excerpt(start, excerptLength.list)],
    picture: featured_picture,
  }))
  return (
    <>
      <LeadOn id="trip-stories" heading="Read before you go" leads={read} />
      <LeadOn
        id="trip-similar"
        heading={headings[similar.length - 1] ?? ''}
        leads={similar.map(tripLead)}
        className={read.length > 0 ? 'pt-0!' : ''}
      />
      <TellUs />
    </>
  )
}

export { TripContents } from './trip-contents.tsx'

/** Everything there is to know, beneath the description. */
export function TripDetails({ trip }: { trip: TripDetail }) {
  return (
    <>
      <TripFacts texts={trip.fact_texts} />
      <TripHighlights highlights={trip.highlights} />
      <TripRoute route={trip.fact_texts.route} />
      <TripItinerary itinerary={trip.itinerary} />
      <TripInclusions inclusions={trip.inclusions} exclusions={trip.exclusions} />
      <TripAdvice texts={trip.fact_texts} />
      <TripImpact impact={trip.fact_texts.impact} />
      <TripHost trip={trip} />
      <TripFaqs faqs={trip.faqs} />
    </>
  )
}

/** Links at the end of the page. */
export function TripEnd({ trip }: { trip: TripDetail }) {
  return (
    <>
      <TripLeadsOn trip={trip} />
      <p className="page-width no-print pb-16">
        <AllJourneys />
      </p>
    </>
  )
}

function TripHighlights({ highlights }: { highlights: string[] }) {
  return (
    <TripSection id="trip-highlights" heading="Trip Highlights">
      {highlights.length === 0 ? (
        <TripFallback>Highlights will be provided with detailed itinerary.</TripFallback>
      ) : (
        <ul className="trip-highlights">
          {highlights.map((highlight, index) => (
            // A highlight may occur twice, and the list is never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="border-t border-line py-4 wrap-break-word">
              {highlight}
            </li>
          ))}
        </ul>
      )}
    </TripSection>
  )
}
