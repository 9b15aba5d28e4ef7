import { Link } from '@tanstack/react-router'
import type { TripDetail } from '#contract/trips.ts'
import { HostPortrait } from '#site/shell/hosts/host-portrait.tsx'
import { ArrowRight, Shield } from '#ui/icons.tsx'
import { withoutMark } from '#values/sample-words.ts'
import { firstSentences } from '#values/format/first-sentences.ts'
import { displayRating, displayTripCount } from '#values/vendor-defaults.ts'
import { formatCount } from '#values/format/counts.ts'
import { TripSection } from './trip-section.tsx'

/** Characters of the host's own words, which the host's page shows whole. */
const teaserLength = 260

/**
 * Hidden where the admin hides the vendor. Only a trip with a vendor is marked as verified, once its checks are recorded. A teaser of the host's page,
 * which a draft may not have yet.
 */
export function TripHost({ trip }: { trip: TripDetail }) {
  const { vendor, host, host_words, region, show_vendor_info, status, guide_name, guide_words } = trip
  if (!show_vendor_info) {
    return guide_name ? (
      <TripSection id="trip-host" heading="Your Guide">
        <Guide name={guide_name} words={guide_words} />
      </TripSection>
    ) : null
  }
  const facts = [
    ...(vendor ? [{ label: 'Years of experience', value: formatCount(vendor.years_of_experience) }] : []),
    { label: 'Trips organised', value: formatCount(displayTripCount(vendor?.number_of_trips)) },
    { label: 'Rating', value: displayRating(vendor?.rating) },
  ]
  const home = vendor?.region || region
  const name = vendor?.vendor_name ?? 'Travel Partner'
  const page = vendor && status === 'published' ? { to: '/host/$id' as const, params: { id: vendor.id } } : null
  const general = host?.words ? withoutMark(host.words) : null
  const words = (vendor && host_words) ?? (general && firstSentences(general.text, teaserLength))
  return (
    <TripSection id="trip-host" heading="Your Host">
      <div className="trip-host mt-[clamp(1.5rem,1rem+1vw,2rem)] grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-8">
        <HostPortrait name={name} portrait={host?.portrait ?? null} sizes="9rem" className="w-full" />
        <div>
          <p className="font-display text-h3 wrap-break-word">{name}</p>
          {home ? (
            <p className="text-muted">
              <span className="sr-only">Region: </span>
              {home}
            </p>
          ) : null}
          {vendor ? <Verified page={page} name={name} isChecked={isChecked(host)} /> : null}
        </div>
      </div>
      {words ? (
        <blockquote className="mt-5 max-w-measure font-display text-[clamp(1.125rem,1rem+0.5vw,1.375rem)] leading-normal text-pretty">
          <p>“{words}”</p>
        </blockquote>
      ) : null}
      {guide_name ? <Guide name={guide_name} words={guide_words} /> : null}
      {general?.isSample ? <p className="mt-2 text-small text-muted">A sample host.</p> : null}
      {page ? (
        <Link {...page} className="text-link no-print mt-3 inline-flex min-h-11 items-center gap-2 font-semibold">
          Meet your host<span className="sr-only">{`, ${name}`}</span>
          <ArrowRight className="size-4" />
        </Link>
      ) : null}
      <dl className="trip-host-figures">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-display text-[clamp(2.25rem,1.8rem+1.6vw,3.25rem)] leading-[1.15] lining-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </TripSection>
  )
}

function isChecked(host: TripDetail['host']): boolean {
  return host !== null && (host.verified_checks.length > 0 || host.verified_on !== null)
}

interface VerifiedProps {
  page: { to: '/host/$id'; params: { id: string } } | null
  name: string
  isChecked: boolean
}

/** The person who leads this trip. */
function Guide({ name, words }: { name: string; words: string | null }) {
  const said = words === null ? null : withoutMark(words)
  return (
    <p className="mt-6 max-w-measure border-l-2 border-marigold pl-4">
      <span className="text-muted">Your guide: </span>
      <span className="font-semibold">{name}</span>
      {said ? <span className="block">{said.text}</span> : null}
      {said?.isSample ? <span className="block text-small text-muted">A sample guide.</span> : null}
    </p>
  )
}

/** Links to the vendor's checks, where they are recorded. */
function Verified({ page, name, isChecked }: VerifiedProps) {
  if (!isChecked) return <p className="mt-1 text-small text-muted">Not yet checked</p>
  const style = 'mt-1 inline-flex items-center gap-1.5 text-small font-semibold text-neem'
  const sign = (
    <>
      <Shield className="size-5" />
      Verified
    </>
  )
  if (!page) return <p className={style}>{sign}</p>
  return (
    <p>
      <Link {...page} hash="verified" className={`text-link min-h-11 ${style}`}>
        {sign}
        <span className="sr-only">{`: what was checked of ${name}`}</span>
      </Link>
    </p>
  )
}
