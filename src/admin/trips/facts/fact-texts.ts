import { countOf, formatCount } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { formatMonths } from '#values/trips/months.ts'
import { paceWord } from '#values/trips/paces.ts'
import type { Typed } from '../../shell/field/typed-number.ts'
import type { FactValues, GroupPriceRow, StopRow } from './fact-values.ts'

/** A fact, or facts that belong together, as the admin reads them. */
export interface FactText {
  label: string
  names: (keyof FactValues)[]
  /** A list as its entries. */
  text: (values: FactValues) => string | string[]
}

/** In the order of the form. */
export const factTexts: FactText[] = [
  {
    label: 'Months',
    names: ['best_months', 'closed_months'],
    text: ({ best_months, closed_months }) =>
      [
        best_months.length > 0 ? `Best ${formatMonths(best_months)}` : '',
        closed_months.length > 0 ? `Closed ${formatMonths(closed_months)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  number('group_size_min', 'Smallest group', (people) => String(people)),
  number('group_size_max', 'Largest group', (people) => String(people)),
  number('pace', 'Pace', (pace) => `${pace}: ${paceWord(pace)}`),
  number('minimum_age', 'Minimum age', (years) => countOf(years, 'year')),
  text('languages', 'Languages'),
  text('start_place', 'Starts in'),
  text('end_place', 'Ends in'),
  text('nearest_station', 'Nearest station'),
  text('nearest_airport', 'Nearest airport'),
  number('highest_altitude', 'Highest altitude', (metres) => `${formatCount(metres)} m`),
  { label: 'Stops', names: ['stops'], text: ({ stops }) => stops.map(stopText).filter(Boolean) },
  {
    label: 'Prices by group size',
    names: ['group_prices'],
    text: ({ group_prices }) => group_prices.map(priceText).filter(Boolean),
  },
  number('single_supplement', 'Single supplement', formatRupees),
  text('cancellation', 'Cancellation'),
  {
    label: 'Questions',
    names: ['faqs'],
    text: ({ faqs }) => faqs.map(({ question, answer }) => [question, answer].filter(Boolean).join(' ')),
  },
  number('local_share', 'Share that stays local', (share) => `${share} %`),
  number('carbon_kg', 'CO₂ per person', (kilograms) => `${formatCount(kilograms)} kg`),
  text('carbon_source', 'Source of the CO₂ figure'),
  text('host_words', 'Words of the host'),
]

function text(name: keyof FactValues, label: string): FactText {
  return { label, names: [name], text: (values) => values[name] as string }
}

function number(name: keyof FactValues, label: string, format: (value: number) => string): FactText {
  return { label, names: [name], text: (values) => numberText(values[name] as Typed, format) }
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
