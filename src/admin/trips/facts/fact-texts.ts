import { countOf, formatCount } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { formatMonths } from '#values/trips/months.ts'
import { paceWord } from '#values/trips/paces.ts'
import type { Typed } from '../../shell/field/typed-number.ts'
import type { FactValues, GroupPriceRow, StopRow } from './fact-values.ts'

/** A fact as the admin reads it. */
export interface FactText {
  label: string
  /** A list as its entries. */
  text: (values: FactValues) => string | string[]
}

/** In the order of the form. */
export const factTexts: { [Name in keyof FactValues]: FactText | { with: keyof FactValues } } = {
  best_months: {
    label: 'Months',
    text: ({ best_months, closed_months }) =>
      [
        best_months.length > 0 ? `Best ${formatMonths(best_months)}` : '',
        closed_months.length > 0 ? `Closed ${formatMonths(closed_months)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  closed_months: { with: 'best_months' },
  group_size_min: number('group_size_min', 'Smallest group', (people) => String(people)),
  group_size_max: number('group_size_max', 'Largest group', (people) => String(people)),
  pace: number('pace', 'Pace', (pace) => `${pace}: ${paceWord(pace)}`),
  minimum_age: number('minimum_age', 'Minimum age', (years) => countOf(years, 'year')),
  languages: text('languages', 'Languages'),
  start_place: text('start_place', 'Starts in'),
  end_place: text('end_place', 'Ends in'),
  nearest_station: text('nearest_station', 'Nearest station'),
  nearest_airport: text('nearest_airport', 'Nearest airport'),
  highest_altitude: number('highest_altitude', 'Highest altitude', (metres) => `${formatCount(metres)} m`),
  stops: { label: 'Stops', text: ({ stops }) => stops.map(stopText).filter(Boolean) },
  group_prices: {
    label: 'Prices by group size',
    text: ({ group_prices }) => group_prices.map(priceText).filter(Boolean),
  },
  single_supplement: number('single_supplement', 'Single supplement', formatRupees),
  cancellation: text('cancellation', 'Cancellation'),
  faqs: {
    label: 'Questions',
    text: ({ faqs }) => faqs.map(({ question, answer }) => [question, answer].filter(Boolean).join(' ')),
  },
  local_share: number('local_share', 'Share that stays local', (share) => `${share} %`),
  carbon_kg: number('carbon_kg', 'CO₂ per person', (kilograms) => `${formatCount(kilograms)} kg`),
  carbon_source: text('carbon_source', 'Source of the CO₂ figure'),
  host_words: text('host_words', 'Words of the host'),
}

function text(name: keyof FactValues, label: string): FactText {
  return { label, text: (values) => values[name] as string }
}

function number(name: keyof FactValues, label: string, format: (value: number) => string): FactText {
  return { label, text: (values) => numberText(values[name] as Typed, format) }
}

function numberText(typed: Typed, format: (value: number) => string): string {
  return typeof typed === 'number' ? format(typed) : typed
}

function stopText({ name, latitude, longitude, day }: StopRow): string {
  const place = latitude === '' && longitude === '' ? '' : `${latitude}, ${longitude}`
  return [day === '' ? '' : `Day ${day}`, name, place].filter(Boolean).join(' · ')
}

function priceText({ people, price }: GroupPriceRow): string {
  if (people === '' && price === '') return ''
  return `${people} people: ${numberText(price, formatRupees)}`
}
