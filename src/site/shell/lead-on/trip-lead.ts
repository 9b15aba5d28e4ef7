import type { TripCard } from '#contract/trips.ts'
import { formatDays } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { tripLink } from '../links/trip-link.ts'
import type { Lead } from './lead-on.tsx'

const shownHighlights = 3

export function tripLead(trip: TripCard): Lead {
  const { id, title, category, region, duration, price, highlights, featured_picture } = trip
  return {
    key: id,
    link: tripLink({ id, title }),
    kicker: category,
    title,
    line: [region, formatDays(duration), formatRupees(price)].filter(Boolean).join(' · '),
    words: highlights.slice(0, shownHighlights),
    picture: featured_picture,
    trip,
  }
}
