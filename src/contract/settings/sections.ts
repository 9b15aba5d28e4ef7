import type { Fields } from '../content/field.ts'
import type { BodyOf } from '../content/values.ts'
import { pageSections } from './page-sections.ts'
import { siteSections } from './site-sections.ts'

/**
 * Settings that the owner changes in the browser: one row and one form per section (docs/decisions/0070). Schemas,
 * forms and history are made from it.
 */
export const declaredSections = { ...siteSections, ...pageSections }

type Declared = typeof declaredSections

export type SettingsSection = keyof Declared

export const settingsSections = Object.keys(declaredSections) as [SettingsSection, ...SettingsSection[]]

/** The fields of each section, where their names matter. */
export type SectionFields = { [Section in SettingsSection]: Declared[Section]['fields'] }

/** The current settings: saved values, or else the first values. */
export type Settings = { [Section in SettingsSection]: BodyOf<SectionFields[Section]> }

export function fieldsOf(section: SettingsSection): Fields {
  return declaredSections[section].fields
}

/** @returns the label of a field; of one that this release does not know, its name. */
export function settingLabel(section: SettingsSection, field: string): string {
  return (declaredSections[section]?.fields as Fields | undefined)?.[field]?.label ?? field
}

/** Shown with the sections, and neither stored nor public as they are. */
export const privateSections = [
  {
    section: 'mail',
    title: 'Mail',
    about: 'Mails about enquiries, and for a forgotten password',
    words: 'smtp email server sender',
  },
  { section: 'backup', title: 'Backup', about: 'Place, restore points, download and key', words: 'restore bucket' },
] as const

export type PrivateSection = (typeof privateSections)[number]['section']
