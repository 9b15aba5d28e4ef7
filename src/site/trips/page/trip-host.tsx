import type { TripDetail } from '#contract/trips.ts'
import { Shield } from '#ui/icons.tsx'
import { displayRating, displayTripCount } from '#values/vendor-defaults.ts'
import { formatCount } from '#values/format/counts.ts'
import { TripSection } from './trip-section.tsx'

/** Hidden where the admin hides the vendor. Only a trip with a vendor is marked as verified. */
export function TripHost({ trip: { vendor, region, show_vendor_info } }: { trip: TripDetail }) {
  if (!show_vendor_info) return null
  const facts = [
    ...(vendor ? [{ label: 'Years of experience', value: formatCount(vendor.years_of_experience) }] : []),
    { label: 'Trips organised', value: formatCount(displayTripCount(vendor?.number_of_trips)) },
    { label: 'Rating', value: displayRating(vendor?.rating) },
  ]
  const home = vendor?.region || region
  return (
    <TripSection id="trip-host" heading="Your Host">
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 lg:mt-8">
        <p className="font-display text-h3 wrap-break-word">{vendor?.vendor_name ?? 'Travel Partner'}</p>
        {vendor ? (
          <p className="inline-flex items-center gap-1.5 text-small font-semibold text-neem">
            <Shield className="size-5" />
            Verified
          </p>
        ) : null}
      </div>
      {home ? (
        <p className="mt-1 text-muted">
          <span className="sr-only">Region: </span>
          {home}
        </p>
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
