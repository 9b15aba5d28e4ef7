import type { FactTexts } from '#contract/trip-details/trip-fact-texts.ts'
import { TripSection } from '../page/trip-section.tsx'

/** A map of the stops, drawn by the server, and the same stops as a list. */
export function TripRoute({ route }: Pick<FactTexts, 'route'>) {
  if (!route) return null
  return (
    <TripSection id="trip-route" heading="The Route">
      <div className="trip-route">
        <div className="trip-map relative">
          <img
            src={route.map}
            alt="Map of the stops, numbered as in the list"
            width={720}
            height={540}
            className="w-full"
            loading="lazy"
          />
          {/* Not in the picture, so that words have the page's font and are as large on a phone. */}
          <svg viewBox="0 0 720 540" aria-hidden="true">
            {route.labels.map(({ kind, text, x, y, anchor }) => (
              <text key={`${kind} ${x} ${y}`} data-kind={kind} x={x} y={y} textAnchor={anchor}>
                {text}
              </text>
            ))}
          </svg>
        </div>
        <div>
          <img
            src={route.inset}
            alt="Where it is in India"
            width={250}
            height={286}
            className="w-full"
            loading="lazy"
          />
          <ol>
            {route.stops.map(({ name, day, details }, index) => (
              // A trip may stop twice at a place, and the list is never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {name}
                {day || details ? (
                  <span className="text-small text-muted">
                    {` ${day}`}
                    {/* On phones the map alone shows it. */}
                    <span className="max-sm:sr-only">{`${day && details ? ' · ' : ''}${details}`}</span>
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </TripSection>
  )
}
