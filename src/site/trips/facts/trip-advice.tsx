import type { FactTexts } from '#contract/trip-details/trip-fact-texts.ts'
import type { Faq } from '#contract/trip-details/trip-facts.ts'
import { TripSection } from '../page/trip-section.tsx'

interface TripAdviceProps {
  texts: Pick<FactTexts, 'arrivals' | 'advice'>
  faqs: Faq[]
}

/** Folded answers: the way, advice by subject, then the trip's questions. */
export function TripAdvice({ texts: { arrivals, advice }, faqs }: TripAdviceProps) {
  const answers = [
    ...advice.map(({ label, text }) => ({ question: label, answer: text })),
    ...faqs.map(({ question, answer }) => ({ question, answer })),
  ]
  if (arrivals.length + answers.length === 0) return null
  return (
    <TripSection id="trip-advice" heading="Before You Come">
      <div className="trip-advice mt-[clamp(1.5rem,1rem+1.5vw,2.5rem)] border-b border-line">
        {arrivals.length > 0 ? (
          <details className="disclosure disclosure-wide border-t border-line">
            <summary>How to arrive</summary>
            <dl className="grid gap-3 pb-6">
              {arrivals.map(({ city, way }) => (
                <div key={city} className="grid grid-cols-[minmax(8rem,1fr)_3fr] gap-x-6 gap-y-1">
                  <dt className="text-muted">From {city}</dt>
                  <dd>{way}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
        {answers.map(({ question, answer }, index) => (
          // Two may be alike, and the list is never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <details key={index} className="disclosure disclosure-wide border-t border-line">
            <summary>{question}</summary>
            <p className="max-w-measure pb-6 whitespace-pre-line">{answer}</p>
          </details>
        ))}
      </div>
    </TripSection>
  )
}
