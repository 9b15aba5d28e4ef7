import type { SettingsSection } from './sections.ts'

/** Fields with HTML, by section. */
export const richTextFields: Partial<Record<SettingsSection, readonly string[]>> = {
  about: ['more'],
  partner: ['more'],
  contact: ['more'],
  legal: ['privacy', 'terms', 'cancellation'],
}

/** Columns of rows with HTML, by section and field. */
export const richTextColumns: Partial<Record<SettingsSection, Record<string, readonly string[]>>> = {
  contact: { faqs: ['answer'] },
}
