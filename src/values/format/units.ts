import { paceWord } from '../trips/paces.ts'
import { countOf, formatCount, formatDays, formatPeople } from './counts.ts'
import { formatRupees } from './money.ts'

/** Units of the numeric fields. */
const units = {
  rupees: formatRupees,
  days: formatDays,
  people: formatPeople,
  years: (count) => countOf(count, 'year'),
  metres: (height) => `${formatCount(height)} m`,
  percent: (share) => `${share} %`,
  kilograms: (weight) => `${formatCount(weight)} kg`,
  pace: (pace) => `${pace}: ${paceWord(pace)}`,
  stars: (stars) => `${stars} ${stars === 1 ? 'Star' : 'Stars'}`,
  day: (day) => `Day ${day}`,
} as const satisfies Record<string, (number: number) => string>

export type Unit = keyof typeof units

/** @returns such as '₹58,500'; without a unit the number alone. */
export function formatUnit(number: number, unit?: Unit): string {
  return unit ? units[unit](number) : String(number)
}
