import type { ReactNode } from 'react'
import type { Host } from '#contract/hosts.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { Check, Shield } from '#ui/icons.tsx'
import { formatCount } from '#values/format/counts.ts'
import { formatDay } from '#values/format/dates.ts'
import { shownQuotes, withoutMark } from '#values/sample-words.ts'
import { HostPortrait } from '../shell/hosts/host-portrait.tsx'
import { Quote } from '../shell/hosts/quote.tsx'
import { TellUs } from '../shell/lead-on/tell-us.tsx'

interface HostPageProps {
  host: Host
  /** The cards of the host's trips. */
  trips: ReactNode
}

/** A host: portrait, words, checks, trips and quotes of guests; never contacts. */
export function HostPage({ host, trips }: HostPageProps) {
  const { vendor_name, region, portrait, spoken_languages } = host
  return (
    <article>
      <div className="host-page page-width">
        <HostPortrait
          name={vendor_name}
          portrait={portrait}
          sizes="(width >= 52rem) 34rem, 95vw"
          className="w-full self-start max-md:max-w-lg"
          priority
        />
        <div>
          <p className="eyebrow text-madder">Your Host</p>
          <h1 className="mt-3 text-h2 wrap-anywhere lg:text-[clamp(2.5rem,1.4rem+3.2vw,4.25rem)]">{vendor_name}</h1>
          <p className="mt-3 text-muted">{region}</p>
          <Words words={host.words} />
          <Figures host={host} />
          {spoken_languages.length > 0 ? (
            <p className="mt-8">
              <span className="text-muted">Languages: </span>
              {spoken_languages.join(', ')}
            </p>
          ) : null}
          <Checks host={host} />
        </div>
      </div>
      <section className="band bg-sand" aria-labelledby="host-trips">
        <div className="page-width">
          <h2 id="host-trips" className="text-h2">
            {host.trips.length === 1 ? 'The trip they host' : 'The trips they host'}
          </h2>
          <div className="mt-10 lg:mt-14">{trips}</div>
        </div>
      </section>
      <WordsOfGuests testimonials={host.testimonials} />
      <TellUs />
    </article>
  )
}

function Words({ words }: Pick<Host, 'words'>) {
  if (!words) return null
  const { text, isSample } = withoutMark(words)
  return (
    <figure className="mt-8">
      <blockquote className="grid max-w-measure gap-4 font-display text-lead text-pretty">
        {text.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      {isSample ? (
        <figcaption className="mt-3 text-small text-muted">A sample host: the words are invented.</figcaption>
      ) : null}
    </figure>
  )
}

function Figures({ host: { years_of_experience, number_of_trips, rating } }: { host: Host }) {
  const figures = [
    { label: 'Years of experience', value: years_of_experience > 0 ? formatCount(years_of_experience) : null },
    { label: 'Trips organised', value: number_of_trips > 0 ? formatCount(number_of_trips) : null },
    { label: 'Rating', value: rating?.toFixed(1) ?? null },
  ].filter(({ value }) => value !== null)
  if (figures.length === 0) return null
  return (
    <dl className="trip-host-figures">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-display text-h2 lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The checks behind 'Verified' on trip pages, which links here. */
function Checks({ host: { verified_checks, verified_on } }: { host: Host }) {
  if (verified_checks.length === 0 && !verified_on) return null
  return (
    <section id="verified" aria-labelledby="host-verified" className="mt-10 border-t border-line pt-6">
      <h2 id="host-verified" className="flex items-center gap-2 font-text text-body font-semibold text-neem">
        <Shield className="size-5" />
        Verified
      </h2>
      {verified_checks.length > 0 ? (
        <ul className="mt-4 grid gap-2.5">
          {verified_checks.map((check) => (
            <li key={check} className="flex gap-3">
              <Check className="mt-1 size-4 shrink-0 text-neem" />
              {check}
            </li>
          ))}
        </ul>
      ) : null}
      {verified_on ? <p className="mt-4 text-small text-muted">Checked on {formatDay(verified_on)}</p> : null}
    </section>
  )
}

function WordsOfGuests({ testimonials }: { testimonials: Testimonial[] }) {
  const { quotes, notice } = shownQuotes(testimonials)
  if (quotes.length === 0) return null
  return (
    <section className="band" aria-labelledby="host-guests">
      <div className="page-width">
        <h2 id="host-guests" className="text-h2">
          In their guests’ words
        </h2>
        {notice ? <p className="mt-3 text-muted">{notice}</p> : null}
        <ul className="mt-10 grid gap-x-16 gap-y-12 min-[52rem]:has-[>:nth-child(2)]:grid-cols-2">
          {quotes.map((guest) => (
            <li key={guest.id}>
              <Quote guest={guest} className="text-h3">
                {guest.trip ? <span className="text-muted">{guest.trip.title}</span> : null}
              </Quote>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
