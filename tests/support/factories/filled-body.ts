import type { Column, Field, Fields } from '#contract/content/field.ts'

/** The value of every free-text field. */
export const freeText = 'Plain words'

/**
 * A body with a value in every field.
 * @param given values of fields whose kind does not determine them: pictures, references, addresses.
 */
export function filledBody(fields: Fields, given: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, given[name] ?? filled(field)])
  return Object.fromEntries(values) as Record<string, unknown>
}

function filled(field: Field | Column): unknown {
  switch (field.kind) {
    case 'number':
    case 'money':
      return field.min
    case 'count':
      return field.max
    case 'choice':
      return field.options[0]
    case 'status':
      return 'published'
    case 'switch':
      return true
    case 'list':
      return [freeText]
    case 'months':
      return [1]
    case 'rows':
      return [filledColumns(field.columns)]
    case 'days':
      return [{ day: 1, hotel_name: freeText, ...filledColumns(field.columns) }]
    case 'day':
      return '2026-03-31'
    case 'month':
      return '2026-03'
    case 'text':
    case 'rich':
    case 'region':
    case 'alt':
      return freeText
    default:
      throw new Error(`no value fits every ${field.kind}`)
  }
}

function filledColumns(columns: Readonly<Record<string, Column>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, filled(column)]))
}
