import type { FactTexts } from '#contract/trip-details/trip-fact-texts.ts'
import { TripSection } from '../page/trip-section.tsx'

/** Facts that decide whether a trip fits: months, pace, group size, start. */
export function TripFacts({ texts: { months, season, pace, facts } }: { texts: FactTexts }) {
  if (months.length + facts.length === 0 && !pace) return null
  return (
    <TripSection id="trip-facts" heading="At a Glance">
      {months.length > 0 ? (
        <div className="mt-6 lg:mt-8">
          <p className="text-lead">{season}</p>
          <ol className="month-strip">
            {months.map(({ name, state, note }) => (
              <li key={name} data-state={state} title={note || undefined}>
                {name}
                <span className="sr-only">: {[state, note].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <dl className="trip-facts wrap-break-word">
        {pace ? (
          <div>
            <dt>Pace</dt>
            <dd>
              {pace.text}
              <span className="pace-marks" data-pace={pace.value} aria-hidden="true" />
              <span className="block text-small text-muted">{pace.meaning}</span>
            </dd>
          </div>
        ) : null}
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TripSection>
  )
}

/** Local impact, and CO₂. */
export function TripImpact({ impact }: Pick<FactTexts, 'impact'>) {
  if (impact.length === 0) return null
  return (
    <TripSection id="trip-impact" heading="What It Leaves Behind">
      <ul className="trip-impact mt-3 grid gap-3 sm:mt-[clamp(1.5rem,1rem+1.5vw,2.5rem)] sm:grid-cols-2 sm:gap-x-12 sm:gap-y-6">
        {impact.map(({ figure, text, source }) => (
          <li key={text}>
            <span className="trip-impact-figure font-display text-[1.5rem] leading-[1.15] lining-nums sm:block sm:text-[clamp(2.25rem,1.8rem+1.6vw,3.25rem)]">
              {figure}
            </span>{' '}
            {text}
            {source ? <span className="block text-small text-muted">Source: {source}</span> : null}
          </li>
        ))}
      </ul>
    </TripSection>
  )
}
