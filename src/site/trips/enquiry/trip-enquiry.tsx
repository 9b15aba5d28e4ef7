import { Link } from '@tanstack/react-router'
import type { TripDetail } from '#contract/trips.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Chat } from '#ui/icons.tsx'
import { categoryRoute } from '#values/categories.ts'
import { countAddress } from '#values/addresses/count-address.ts'
import { formatRupees } from '#values/format/money.ts'
import { EnquiryComposer } from './enquiry-composer.tsx'
import { ExternalLink } from '#site/shell/external-link.tsx'
import { CurrencySelect } from '#site/shell/money/currency-select.tsx'
import { useSite } from '#site/shell/queries/site-query.ts'
import { formatDays } from '#values/format/counts.ts'
import { PriceLine } from '../page/price-line.tsx'
import type { Enquiry } from './use-enquiry.ts'
import { TripPrices } from '../facts/trip-prices.tsx'

interface EnquiryProps {
  trip: TripDetail
  enquiry: Enquiry
}

/** Sticky beside the text on larger screens. */
export function PriceCard({ trip, enquiry }: EnquiryProps) {
  const { price, duration, region, category } = trip
  return (
    <div className="price-card">
      <PriceLine price={price} />
      <CurrencySelect rupees={price} className="mt-2" />
      <TripPrices trip={trip} />
      <p className="mt-3 text-small text-muted">{trip.fact_texts.price_note}</p>
      <div className="price-card-enquire no-print mt-6 max-lg:hidden">
        <EnquiryLink trip={trip} enquiry={enquiry} className="w-full" />
      </div>
      <EnquiryComposer trip={trip} enquiry={enquiry} />
      <dl className="price-card-facts no-print mt-7 border-b border-line max-lg:hidden">
        <CardFact label="Duration">{formatDays(duration)}</CardFact>
        {region ? <CardFact label="Region">{region}</CardFact> : null}
        <CardFact label="Category">
          <Link
            to="/category/$category"
            params={{ category: categoryRoute(category) }}
            className="text-link -my-3 inline-flex min-h-11 items-center"
          >
            {category}
          </Link>
        </CardFact>
      </dl>
    </div>
  )
}

function CardFact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-t border-line py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

/** Sticky at the lower edge of smaller screens; it ends with the page's content, so it never covers its end. */
export function EnquiryBar({ trip, enquiry }: EnquiryProps) {
  const { price_line } = useSite()
  if (!enquiry.chat) return null
  // The narrowest phones show the line from here on.
  const taxAt = Math.max(0, price_line.indexOf('+'))
  return (
    <div className="enquiry-bar no-print lg:hidden">
      <p className="min-w-0">
        <span className="block font-display text-[1.375rem] leading-tight lining-nums">{formatRupees(trip.price)}</span>
        <span className="block text-[0.8125rem] leading-tight text-muted">
          <span className="max-[22rem]:hidden">{price_line.slice(0, taxAt)}</span>
          {price_line.slice(taxAt)}
        </span>
      </p>
      <EnquiryLink trip={trip} enquiry={enquiry} className="enquiry-bar-link" />
    </div>
  )
}

/** Opens a WhatsApp chat with a prefilled enquiry; omitted when no number is configured. */
function EnquiryLink({ trip, enquiry, className }: EnquiryProps & { className: string }) {
  const { site_url } = useSite()
  if (!enquiry.chat) return null
  return (
    <ExternalLink
      href={enquiry.chat}
      ping={site_url + countAddress('button', trip.id)}
      className={`${buttonStyles.whatsapp} ${className}`}
    >
      <Chat />
      Enquire on WhatsApp
    </ExternalLink>
  )
}
