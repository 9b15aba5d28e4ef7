import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TripDetail } from '#contract/trips.ts'
import { Clock, Pin, Star } from '#ui/icons.tsx'
import { categoryRoute } from '#values/categories.ts'
import { displayRating, displayTripCount } from '#values/vendor-defaults.ts'
import { paragraphsOf } from './paragraphs.ts'
import { formatDays, formatTrips } from '#values/format/counts.ts'

/** Titles of at least this many characters are set smaller. */
const longTitle = 56

export function TripHeader({ trip }: { trip: TripDetail }) {
  const { title, category, region, duration, vendor } = trip
  return (
    <header>
      <Link
        to="/category/$category"
        params={{ category: categoryRoute(category) }}
        className="eyebrow inline-flex min-h-11 items-center text-madder underline-offset-4 hover:underline"
      >
        {category}
      </Link>
      <h1
        className={`mt-1 tracking-[-0.022em] wrap-break-word ${
          title.length < longTitle
            ? 'max-w-[16ch] text-[clamp(2.5rem,1.55rem+3.9vw,5rem)] leading-[1.03]'
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
        <Fact icon={<Star className="size-4 text-marigold" />} label="Rating">
          {displayRating(vendor?.rating)}
          <span className="sr-only"> out of 5</span> · {formatTrips(displayTripCount(vendor?.number_of_trips))}
        </Fact>
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

/** The first paragraph is set larger. */
export function TripDescription({ text }: { text: string }) {
  return (
    <div className="mt-9 grid max-w-measure gap-5 lg:mt-12">
      {paragraphsOf(text).map((paragraph, index) => (
        // Paragraphs are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="wrap-break-word whitespace-pre-line first:text-lead">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
