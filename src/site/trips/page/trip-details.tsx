import type { TripDetail } from '#contract/trips.ts'
import { AllJourneys } from '#site/shell/all-journeys.tsx'
import { TripFacts, TripFaqs, TripImpact } from '../facts/trip-facts.tsx'
import { TripRoute } from '../facts/trip-route.tsx'
import { TripHighlights } from './trip-highlights.tsx'
import { TripHost } from './trip-host.tsx'
import { TripInclusions } from './trip-inclusions.tsx'
import { TripItinerary } from './trip-itinerary.tsx'
import { TripLeadsOn } from './trip-leads-on.tsx'

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
      <TripImpact impact={trip.fact_texts.impact} />
      <TripHost trip={trip} />
      <TripFaqs faqs={trip.faqs} />
    </>
  )
}

/** Where the page leads to. */
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
