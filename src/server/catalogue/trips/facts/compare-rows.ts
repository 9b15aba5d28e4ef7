import type { Settings } from '#contract/settings/sections.ts'
import type { CompareRow } from '#contract/trip-details/chosen-trips.ts'
import type { TripFacts } from '#contract/trip-details/trip-facts.ts'
import { formatCount, formatDays, formatPeople } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { priceForPeople, sizeObstacle } from '#values/trips/group-price.ts'
import { priceWithGst } from '#values/trips/gst.ts'
import { groupSize, paceOf, seasonOf } from './fact-texts.ts'

type Row = TripFacts & { price: number; duration: number }

/** The rows of a table that compares trips, the same for each trip. */
export function compareRows(row: Row, people: number, { gst_rate }: Pick<Settings['taxes'], 'gst_rate'>): CompareRow[] {
  const { highest_altitude: altitude, single_supplement: single } = row
  const priced = (price: number) => {
    const rupees = priceWithGst(price, gst_rate)
    return { text: formatRupees(rupees), rupees }
  }
  const obstacle = sizeObstacle(row, people)
  const forPeople = people === 1 ? '1 person in a single room' : formatPeople(people)
  const price = obstacle ? { text: sentence(obstacle) } : priced(priceForPeople(row, people))
  return [
    { label: `Per person with GST, for ${forPeople}`, ...price },
    { label: 'Duration', text: formatDays(row.duration) },
    { label: 'Months', text: seasonOf(row) },
    { label: 'Pace', text: paceOf(row)?.text ?? '' },
    { label: 'Group size', text: groupSize(row) ?? '' },
    { label: 'Starts in', text: row.start_place ?? '' },
    { label: 'Highest point', text: altitude === null ? '' : `${formatCount(altitude)} m` },
    { label: 'Single room, extra with GST', ...(single === null ? { text: '' } : priced(single)) },
    { label: 'Cancellation', text: row.cancellation ?? '' },
  ]
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
