import { formatDay, formatMonth } from '#values/format/dates.ts'
import { plainText } from '#values/format/excerpt.ts'
import { formatUnit } from '#values/format/units.ts'
import { formatMonths } from '#values/trips/months.ts'
import type { Column, Columns, Field } from './field.ts'

/** Characters up to which a text is quoted; of a longer one it is said that it changed. */
const quotedLimit = 600

export function isLong(field: Field): boolean {
  return field.kind === 'rich' || (field.kind === 'text' && field.limit > quotedLimit)
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** @returns a single value for people, or as it was typed; blank if missing. */
export function textOf(field: Field | Column, value: unknown): string {
  if (isBlank(value)) return ''
  switch (field.kind) {
    case 'number':
    case 'money':
      return typeof value === 'number' ? formatUnit(value, field.unit) : String(value)
    case 'choice':
      return field.labels?.[String(value)] ?? String(value)
    case 'rich':
      return plainText(String(value))
    case 'focal':
      return `${Math.round(100 * Number(value))} % from ${field.from}`
    case 'months':
      return formatMonths(value as number[])
    case 'day':
      return formatDay(String(value))
    case 'month':
      return formatMonth(String(value))
    default:
      return String(value)
  }
}

/** @returns an entry of a list in one line. */
export function entryText(columns: Columns, row: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(columns).map(([name, column]) => textOf(column, row[name]))
  return texts.filter(Boolean).join(' · ')
}
