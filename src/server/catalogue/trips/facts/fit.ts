import type { FacetName, Fit } from '#contract/trip-details/facets.ts'
import type { TripFacts } from '#contract/trip-details/trip-facts.ts'
import type { StartCity } from '#values/trips/facet-values.ts'
import { formatDays, formatHours } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { priceForPeople, sizeObstacle } from '#values/trips/group-price.ts'
import { priceWithGst } from '#values/trips/gst.ts'
import { monthName, monthState } from '#values/trips/months.ts'
import { paceWord } from '#values/trips/paces.ts'
import { trips } from '#server/platform/db/schema.ts'
import type { FacetFilters } from './facet-filters.ts'

/** Columns of a card's trip that say how it meets wishes. */
export const fitColumns = {
  closed_months: trips.closed_months,
  month_notes: trips.month_notes,
  group_size_min: trips.group_size_min,
  group_size_max: trips.group_size_max,
  group_prices: trips.group_prices,
  single_supplement: trips.single_supplement,
  nearest_airport: trips.nearest_airport,
  arrivals: trips.arrivals,
}

type Row = Pick<TripFacts, keyof typeof fitColumns | 'best_months' | 'pace'> & {
  category: string
  region: string
  price: number
  duration: number
}

export interface Wishes extends FacetFilters {
  from?: StartCity | undefined
}

/** Whether cards have something to say of the wishes. */
export function speaksOfFit({ month, people, from }: Wishes): boolean {
  return month !== undefined || people !== undefined || from !== undefined
}

/**
 * @param broken wishes that the trip does not meet.
 * @param gstRate in percent.
 */
export function presentFit(row: Row, wishes: Wishes, gstRate: number, broken: readonly FacetName[] = []): Fit {
  const { people } = wishes
  const fits = people !== undefined && !broken.includes('people')
  const rupees = fits ? priceWithGst(priceForPeople(row, people), gstRate) : null
  return {
    month: wishes.month ? monthBadge(row, wishes.month) : '',
    price:
      rupees === null
        ? ''
        : `${formatRupees(rupees)} ${people === 1 ? 'for one in a single room' : `each for ${people}`}, with GST`,
    rupees,
    way: wishes.from ? wayFrom(row, wishes.from) : '',
    breaks: broken.map((name) => breakOf[name](row, wishes)),
  }
}

/** A trip without best months is as good in each. */
function monthBadge(row: Row, month: number): string {
  if (row.best_months.length === 0 || monthState(row, month) !== 'open') return ''
  const note = row.month_notes.find((each) => each.month === month)?.note
  return `Open in ${monthName(month)}, ${note ?? 'not at its best'}`
}

/** Without a way from the city, the airport. */
function wayFrom({ arrivals, nearest_airport }: Row, from: StartCity): string {
  const found = arrivals.find(({ city }) => city === from)
  if (found) return `From ${from} ${formatHours(found.hours)}: ${found.way}`
  return nearest_airport ? `Nearest airport: ${nearest_airport}` : ''
}

const breakOf: Record<FacetName, (row: Row, wishes: Wishes) => string> = {
  category: ({ category }) => category,
  month: (_row, { month }) => `closed in ${monthName(month!)}`,
  people: (row, { people }) => sizeObstacle(row, people!) ?? '',
  length: ({ duration }) => formatDays(duration),
  price: ({ price }) => formatRupees(price),
  pace: ({ pace }) => (pace === null ? 'pace not stated' : `${paceWord(pace).toLowerCase()} pace`),
  region: ({ region }) => (region.trim() ? `in ${region.trim()}` : 'in another region'),
}
