import { isPlaceholder } from '#values/placeholder-contacts.ts'
import type { SettingsSection } from './sections.ts'

/** Fields whose first value is about another company. */
const exampleFields: Partial<Record<SettingsSection, readonly string[]>> = {
  figures: ['home', 'about', 'partner'],
  legal: ['court'],
}

type Values = Readonly<Record<string, unknown>>

/** @returns the fields that still have an example for a value, in the order of the form. */
export function placeholderFields(section: SettingsSection, values: Values, first: Values): string[] {
  const isFirst = (field: string) => JSON.stringify(values[field]) === JSON.stringify(first[field])
  // The court is named by the first terms only.
  const examples = section === 'legal' && !isFirst('terms') ? [] : exampleFields[section]
  return Object.entries(values).flatMap(([field, value]) =>
    (typeof value === 'string' && isPlaceholder(value)) || (examples?.includes(field) && isFirst(field)) ? [field] : [],
  )
}
