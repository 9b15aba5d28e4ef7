import type { ReactNode } from 'react'
import type { TripCard } from '#contract/trips.ts'
import { Breadcrumbs } from '#site/shell/links/breadcrumbs.tsx'
import { PageActions } from '#site/shell/page-actions/page-actions.tsx'
import { Clock, Pin } from '#ui/icons.tsx'
import { categoryRoute } from '#values/categories.ts'
import { formatDays } from '#values/format/counts.ts'
import { HostRating } from '../host-rating.tsx'

/** Titles of at least this many characters are set smaller. */
const longTitle = 56

/** Also shows while the rest of the trip loads. */
export function TripHeader({ trip }: { trip: TripCard }) {
  const { id, title, category, region, duration, vendor, show_vendor_info, featured_picture } = trip
  return (
    <header>
      <div className="flex items-start justify-between gap-x-6">
        <Breadcrumbs
          parent={{
            label: category,
            link: { to: '/category/$category', params: { category: categoryRoute(category) } },
          }}
        />
        <PageActions kind="trip" page={{ slug: id, title, picture: featured_picture }} className="trip-actions" />
      </div>
      <h1
        className={`mt-1 tracking-[-0.022em] wrap-break-word ${
          title.length < longTitle
            ? 'max-w-[16ch] text-[clamp(2.25rem,1.55rem+3.9vw,5rem)] leading-[1.03]'
            : 'text-[clamp(2rem,1.5rem+1.9vw,3.25rem)] leading-[1.08]'
        }`}
      >
        {title}
      </h1>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-muted lg:mt-8">
        {region ? (
          <Fact icon={<Pin />} label="Region">
            {region}
          </Fact>
        ) : null}
        <Fact icon={<Clock />} label="Duration">
          {formatDays(duration)}
        </Fact>
        <Fact label="Guide">{vendor?.vendor_name ?? 'Professional Guide'}</Fact>
        {show_vendor_info ? (
          <li>
            <HostRating vendor={vendor} />
          </li>
        ) : null}
      </ul>
    </header>
  )
}

interface FactProps {
  icon?: ReactNode
  label: string
  children: ReactNode
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <li className="inline-flex items-center gap-2">
      {icon}
      <span>
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </li>
  )
}
