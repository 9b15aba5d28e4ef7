import { Link } from '@tanstack/react-router'
import type { TripDetail } from '#contract/trips.ts'
import { AllJourneys } from '#site/shell/all-journeys.tsx'
import { TripAdvice } from '../facts/trip-advice.tsx'
import { TripImpact } from '../facts/trip-facts.tsx'
import { TripRoute } from '../facts/trip-route.tsx'
import { TripHost } from './trip-host.tsx'
import { TripInclusions } from './trip-inclusions.tsx'
import { TripItinerary } from './trip-itinerary.tsx'
import { TripFallback, TripSection } from './trip-section.tsx'
import { LeadOn } from '#site/shell/lead-on/lead-on.tsx'
import { storyLead } from '#site/shell/lead-on/story-lead.ts'
import { tripLead } from '#site/shell/lead-on/trip-lead.ts'

/** Where a trip leads: similar ones, stories, all journeys, and a word to us. */
export function TripEnd({ trip: { stories, similar } }: { trip: TripDetail }) {
  return (
    <>
      <LeadOn id="trip-next" heading="What next" leads={[...similar.map(tripLead), ...stories.map(storyLead)]} rows>
        <p className="flex flex-wrap gap-x-8">
          <AllJourneys />
          <Link to="/contact" className="text-link inline-flex min-h-11 items-center font-semibold">
            Not quite it? Tell us what you want
          </Link>
        </p>
      </LeadOn>
    </>
  )
}

export { TripContents } from './trip-contents.tsx'

/** Everything there is to know, beneath the description. */
export function TripDetails({ trip }: { trip: TripDetail }) {
  return (
    <>
      <TripHighlights highlights={trip.highlights} />
      <TripRoute route={trip.fact_texts.route} />
      <TripItinerary itinerary={trip.itinerary} />
      <TripInclusions inclusions={trip.inclusions} exclusions={trip.exclusions} />
      <TripAdvice texts={trip.fact_texts} faqs={trip.faqs} />
      <TripImpact impact={trip.fact_texts.impact} />
      <TripHost trip={trip} />
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
            <li key={index} className="border-t border-line wrap-break-word">
              {highlight}
            </li>
          ))}
        </ul>
      )}
    </TripSection>
  )
}
