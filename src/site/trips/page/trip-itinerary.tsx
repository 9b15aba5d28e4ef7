import { useRef } from 'react'
import type { ItineraryDay } from '#contract/trips.ts'
import { ChevronDown } from '#ui/icons.tsx'
import { paragraphsOf } from './paragraphs.ts'
import { TripFallback, TripSection } from './trip-section.tsx'

/** Days that are open at first, so that a long trip is not a long page. */
const openDays = 3

/** Each day can be folded; searching in the page opens a folded one, and paper shows all. */
export function TripItinerary({ itinerary }: { itinerary: ItineraryDay[] }) {
  const days = useRef<HTMLOListElement>(null)
  const openAll = () => {
    for (const each of days.current!.querySelectorAll('details')) each.open = true
  }
  return (
    <TripSection id="trip-itinerary" heading="Day-wise Itinerary">
      {itinerary.length === 0 ? (
        <TripFallback>Detailed itinerary will be provided upon booking confirmation.</TripFallback>
      ) : (
        <ol ref={days} className="itinerary">
          {itinerary.map((day, index) => (
            <Day key={day.day} entry={day} isOpen={index < openDays} />
          ))}
        </ol>
      )}
      {itinerary.length > openDays ? (
        <button
          type="button"
          className="needs-scripts no-print text-link mt-4 inline-flex min-h-11 items-center font-semibold"
          onClick={openAll}
        >
          Open all days
        </button>
      ) : null}
    </TripSection>
  )
}

function Day({ entry, isOpen }: { entry: ItineraryDay; isOpen: boolean }) {
  const { day, title, description } = entry
  return (
    <li className="itinerary-day">
      <details open={isOpen}>
        <summary className="itinerary-summary group">
          <span className="itinerary-numeral">
            <span className="eyebrow block font-text text-muted">Day </span>
            {day}
          </span>
          {title ? (
            <h3 className="pt-[0.1rem] text-h3 wrap-break-word transition-colors duration-(--duration-calm) group-hover:text-madder">
              {title}
            </h3>
          ) : null}
          <ChevronDown className="itinerary-chevron no-print size-5 text-muted" />
        </summary>
        <div className="itinerary-text ml-(--text) grid max-w-measure gap-3 pt-2">
          {paragraphsOf(description).map((paragraph, index) => (
            // Paragraphs are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} className="wrap-break-word whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          <DayMeta entry={entry} />
        </div>
      </details>
    </li>
  )
}

/** Older rows have `hotel_name` instead of `accommodation_name`. */
function DayMeta({ entry }: { entry: ItineraryDay }) {
  const { accommodation_name, hotel_name, room_type, meal_plan } = entry
  const facts = [
    { label: 'Stay', text: accommodation_name || hotel_name },
    { label: 'Room', text: room_type },
    { label: 'Meals', text: meal_plan },
  ].filter(({ text }) => Boolean(text))
  if (facts.length === 0) return null
  return (
    <dl className="itinerary-meta">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="sr-only">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
