import { formatDays } from '../format/counts.ts'
import { formatRupees } from '../format/money.ts'
import { checkLimits, lengthOf, type Finding, type TripCheck } from './check-names.ts'

/** Fields of a trip that the checks read. */
export interface CheckedTrip {
  /** Whether there is a featured picture, and the alternative text that it has. */
  featured: { alt: string } | null
  /** Alternative texts of the gallery. */
  alts: string[]
  price: number | null
  duration: number | null
  /** Days of the itinerary. */
  days: number
  shows_host: boolean
  description: string
  summary: string
  highlights: number
}

/** Usual price of trips in its category and region. */
export interface UsualPrice {
  per_day: number
  trips: number
  /** The region, or the category where the region has too few. */
  among: string
}

/** Data from outside the trip; undefined until loaded, and not checked then. */
export interface TripComparables {
  usual?: UsualPrice | null
  /** Whether its vendor has host words; null without a vendor. */
  host_words?: boolean | null
  testimonials?: number
}

/** @returns what to look at, in the order of `tripChecks`. */
export function tripFindings(trip: CheckedTrip, comparables: TripComparables): Finding<TripCheck>[] {
  return [
    ...pictureFindings(trip),
    ...priceFindings(trip, comparables.usual),
    ...dayFindings(trip),
    ...hostFindings(trip, comparables.host_words),
    ...textFindings(trip),
    ...(comparables.testimonials === 0
      ? [{ check: 'testimonial', text: 'No testimonial speaks of it yet', field: null } as const]
      : []),
  ]
}

function pictureFindings({ featured, alts }: CheckedTrip): Finding<TripCheck>[] {
  const findings: Finding<TripCheck>[] = []
  if (!featured) findings.push({ check: 'picture', text: 'No featured picture', field: 'featured_image' })
  const untold = alts.findIndex((alt) => alt.trim() === '')
  if (featured?.alt.trim() === '') {
    findings.push({ check: 'alt', text: 'The featured picture has no alternative text', field: 'featured_image_alt' })
  } else if (untold !== -1) {
    const text = `Image ${untold + 1} has no alternative text`
    findings.push({ check: 'alt', text, field: `trip_images.${untold}.alt` })
  }
  return findings
}

function priceFindings({ price, duration }: CheckedTrip, usual?: UsualPrice | null): Finding<TripCheck>[] {
  if (!usual || price === null || duration === null || duration < 1) return []
  const perDay = price / duration
  const { priceFactor } = checkLimits
  if (perDay >= usual.per_day / priceFactor && perDay <= usual.per_day * priceFactor) return []
  const text = `Is ${formatRupees(price)} for ${formatDays(duration)} right? Usual in ${usual.among} is about ${formatRupees(usual.per_day)} a day`
  return [{ check: 'price', text, field: 'price' }]
}

function dayFindings({ days, duration }: CheckedTrip): Finding<TripCheck>[] {
  if (duration === null || days === duration) return []
  const text =
    days === 0 ? 'No itinerary yet' : `The itinerary has ${formatDays(days)}, the duration says ${formatDays(duration)}`
  return [{ check: 'days', text, field: 'itinerary' }]
}

function hostFindings({ shows_host }: CheckedTrip, words?: boolean | null): Finding<TripCheck>[] {
  if (!shows_host || words === undefined || words === true) return []
  const text = words === null ? 'No host is chosen' : 'The host has no words of their own yet'
  return [{ check: 'host', text, field: 'vendor_id' }]
}

function textFindings({ description, summary, highlights }: CheckedTrip): Finding<TripCheck>[] {
  const findings: Finding<TripCheck>[] = []
  const length = lengthOf(description)
  if (length < checkLimits.description) {
    findings.push({ check: 'description', text: `The full description has ${length} characters`, field: 'description' })
  }
  const { min, max } = checkLimits.summary
  const summed = lengthOf(summary)
  if (summed < min || summed > max) {
    findings.push({ check: 'summary', text: summaryText(summed), field: 'short_description' })
  }
  if (highlights < checkLimits.highlights) {
    const text = highlights === 0 ? 'No highlights' : `Only ${highlights} of ${checkLimits.highlights} highlights`
    findings.push({ check: 'highlights', text, field: 'highlights' })
  }
  return findings
}

function summaryText(length: number): string {
  if (length === 0) return 'No short description, which search results would show'
  return length < checkLimits.summary.min
    ? `The short description has ${length} characters; search results have room for ${checkLimits.summary.max}`
    : `The short description has ${length} characters; search results cut it at ${checkLimits.summary.max}`
}
