import type { HistoryField, Known } from '../history/history-kind.ts'
import { textOf } from '../history/shown-text.ts'

/** A field that was changed here and elsewhere. */
export interface Change {
  label: string
  mine: string
  theirs: string
}

interface Versions<Values> {
  /** The version that both began with; properties that are not known count as changed. */
  base: Partial<Values>
  mine: Values
  theirs: Values
}

/**
 * Merges a form's values with a newer stored version, field by field. A list is one field.
 * @returns the values, with the form's own where both were changed, and those fields.
 */
export function merge<Values extends object>(
  fields: HistoryField<Values>[],
  { base, mine, theirs }: Versions<Values>,
  known: Known,
): { values: Values; changes: Change[] } {
  const values = { ...mine }
  const changes: Change[] = []
  for (const field of fields) {
    const differs = (one: Partial<Values>, other: Partial<Values>) =>
      field.names.some((name) => !isSame(one[name], other[name]))
    if (!field.take || !differs(mine, theirs) || !differs(base, theirs)) continue
    if (differs(base, mine)) {
      const [here, there] = [mine, theirs].map((each) => textOf(field.shown(each, known)))
      changes.push({ label: field.label, mine: here!, theirs: there! })
    } else {
      for (const name of field.names) values[name] = theirs[name]
    }
  }
  return { values, changes }
}

/** Keys of rows are made anew with each form. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || comparable(one) === comparable(other)
}

function comparable(value: unknown): string | undefined {
  return JSON.stringify(value, (name, each: unknown) => {
    if (name === 'key') return undefined
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
