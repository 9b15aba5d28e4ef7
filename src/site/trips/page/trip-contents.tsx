import type { TripDetail } from '#contract/trips.ts'

/** Where a phone's long page can be entered, as far as the trip has these sections; wider screens show where they are. */
export function TripContents({ trip }: { trip: TripDetail }) {
  const { fact_texts, faqs, show_vendor_info } = trip
  const { months, facts, pace, route, arrivals, advice } = fact_texts
  const sections = [
    { id: 'trip-facts', label: 'At a glance', exists: months.length + facts.length > 0 || pace !== null },
    { id: 'trip-highlights', label: 'Highlights', exists: true },
    { id: 'trip-route', label: 'Route', exists: route !== null },
    { id: 'trip-itinerary', label: 'Days', exists: true },
    { id: 'trip-inclusions', label: 'Included', exists: true },
    { id: 'trip-advice', label: 'Before you come', exists: arrivals.length + advice.length + faqs.length > 0 },
    { id: 'trip-host', label: 'Host', exists: show_vendor_info },
  ]
  return (
    <nav aria-label="On this page" className="no-print mt-7 lg:hidden">
      <ul className="region-row">
        {sections.map(({ id, label, exists }) =>
          exists ? (
            <li key={id}>
              <a href={`#${id}`} className="region-link">
                {label}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}
