import { TripFallback, TripSection } from './trip-section.tsx'

export function TripHighlights({ highlights }: { highlights: string[] }) {
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
