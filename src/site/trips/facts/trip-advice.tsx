import type { FactTexts } from '#contract/trip-details/trip-fact-texts.ts'
import { TripSection } from '../page/trip-section.tsx'

/** What one asks before coming: the way from five cities, and a disclosure for each other subject. */
export function TripAdvice({ texts: { arrivals, advice } }: { texts: FactTexts }) {
  if (arrivals.length + advice.length === 0) return null
  return (
    <TripSection id="trip-advice" heading="Before You Come">
      <div className="trip-faqs">
        {arrivals.length > 0 ? (
          <details className="disclosure disclosure-wide">
            <summary>How to arrive</summary>
            <dl className="trip-arrivals">
              {arrivals.map(({ city, way }) => (
                <div key={city}>
                  <dt>From {city}</dt>
                  <dd>{way}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
        {advice.map(({ name, label, text }) => (
          <details key={name} className="disclosure disclosure-wide">
            <summary>{label}</summary>
            <p className="max-w-measure pb-6 whitespace-pre-line">{text}</p>
          </details>
        ))}
      </div>
    </TripSection>
  )
}
