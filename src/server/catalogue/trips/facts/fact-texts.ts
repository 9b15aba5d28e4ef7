import type { FactTexts } from '#contract/trip-details/trip-fact-texts.ts'
import type { TripFacts } from '#contract/trip-details/trip-facts.ts'
import type { Settings } from '#contract/settings/sections.ts'
import { tripAdviceFields, tripAdviceNames } from '#contract/content/trip-advice-fields.ts'
import { formatCount, formatHours, formatPeople } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { priceWithGst } from '#values/trips/gst.ts'
import { formatMonths, months, monthState, shortMonthName } from '#values/trips/months.ts'
import { paces } from '#values/trips/paces.ts'
import { routeLabels } from '#server/platform/media/maps/route-labels.ts'
import { mapAddress } from '#server/platform/media/maps/map-address.ts'

type Taxes = Pick<Settings['taxes'], 'gst_rate' | 'price_note'>

type CompanyAdvice = Partial<Settings['advice']>

type Row = TripFacts & { price: number }

/** Metres from which the height is felt; lower highest points are not worth a line. */
const feltAltitude = 1500

/** @param taxes, advice of the settings. */
export function presentFactTexts(row: Row, { gst_rate, price_note }: Taxes, advice: CompanyAdvice): FactTexts {
  return {
    price_note,
    total: withGst(row.price, gst_rate),
    months: monthsOf(row),
    season: seasonOf(row),
    pace: paceOf(row),
    facts: factsOf(row).flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    arrivals: row.arrivals.map(({ city, hours, way }) => ({ city, way: `${formatHours(hours)} · ${way}` })),
    advice: adviceOf(row, advice),
    prices: pricesOf(row, gst_rate),
    impact: impactOf(row),
    route: routeOf(row),
  }
}

function withGst(price: number, rate: number): string {
  return `${formatRupees(priceWithGst(price, rate))} with GST`
}

function monthsOf(row: Row): FactTexts['months'] {
  if (row.best_months.length + row.closed_months.length === 0) return []
  const noteOf = (month: number) => row.month_notes.find((each) => each.month === month)?.note ?? ''
  return months.map((month) => ({
    name: shortMonthName(month),
    state: monthState(row, month),
    note: noteOf(month),
  }))
}

function adviceOf(row: Row, ofCompany: CompanyAdvice): FactTexts['advice'] {
  return tripAdviceNames.flatMap((name) => {
    const text = row[name] ?? (name in ofCompany ? ofCompany[name as keyof CompanyAdvice] : null)
    return text ? [{ label: tripAdviceFields[name].label, text }] : []
  })
}

/** @returns such as 'Best Oct–Mar. Closed Jul–Sep.' */
export function seasonOf({ best_months, closed_months }: Row): string {
  const parts = [
    best_months.length > 0 ? `Best ${formatMonths(best_months)}.` : '',
    closed_months.length > 0 ? `Closed ${formatMonths(closed_months)}.` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

export function paceOf({ pace }: Row): FactTexts['pace'] {
  const found = paces.find(({ value }) => value === pace)
  return found ? { value: found.value, text: found.word, meaning: found.meaning } : null
}

function factsOf(row: Row): [label: string, text: string | null][] {
  const { start_place: start, end_place: end, minimum_age: age, highest_altitude: altitude } = row
  const isRound = start !== null && start === end
  return [
    ['Group size', groupSize(row)],
    ['Minimum age', age === null ? null : age === 0 ? 'All ages' : `${age} years`],
    [isRound ? 'Starts and ends in' : 'Starts in', start],
    ['Ends in', isRound ? null : end],
    ['Nearest station', row.nearest_station],
    ['Nearest airport', row.nearest_airport],
    ['Highest point', altitude !== null && altitude >= feltAltitude ? `${formatCount(altitude)} m` : null],
    ['Languages', row.languages.join(', ')],
  ]
}

export function groupSize({ group_size_min: min, group_size_max: max }: Row): string | null {
  if (min === null && max === null) return null
  if (min === null) return `Up to ${formatPeople(max!)}`
  if (max === null) return `From ${formatPeople(min)}`
  return min === max ? formatPeople(min) : `${min}–${formatPeople(max)}`
}

function pricesOf({ group_prices, single_supplement }: Row, rate: number): FactTexts['prices'] {
  const row = (label: string, price: number) => ({
    label,
    price: formatRupees(price),
    rupees: price,
    total: withGst(price, rate),
  })
  return [
    ...group_prices.map(({ people: count, price }) => row(formatPeople(count), price)),
    ...(single_supplement === null ? [] : [row('Single room, extra', single_supplement)]),
  ]
}

/** A figure of carbon is shown with its source only. */
function impactOf({ local_share, carbon_kg, carbon_source }: Row): FactTexts['impact'] {
  const share = { figure: `${local_share} %`, text: 'of the price stays with people of the place', source: null }
  const carbon = {
    figure: `${formatCount(carbon_kg ?? 0)} kg`,
    text: 'CO₂ per person on the trip',
    source: carbon_source,
  }
  return [...(local_share === null ? [] : [share]), ...(carbon_kg === null || !carbon_source ? [] : [carbon])]
}

function routeOf({ stops }: Row): FactTexts['route'] {
  if (stops.length === 0) return null
  return {
    map: mapAddress('route', stops),
    inset: mapAddress('india', stops),
    labels: routeLabels(stops, formatHours),
    stops: stops.map(({ name, day, road_hours, water, park }) => ({
      name,
      day: day === null ? '' : `Day ${day}`,
      details: [road_hours === null ? null : `${formatHours(road_hours)} by road`, water, park]
        .filter(Boolean)
        .join(', '),
    })),
  }
}
