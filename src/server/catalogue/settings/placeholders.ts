import type { SettingsPlaceholder } from '#contract/admin/settings.ts'
import { settingLabel } from '#contract/settings/labels.ts'
import { settingsSections, type Settings, type SettingsSection } from '#contract/settings/sections.ts'
import { isPlaceholder } from '#values/placeholder-contacts.ts'

/** @returns settings that still have an example for a value, in the order of the form. */
export function placeholdersOf(values: Settings): SettingsPlaceholder[] {
  return settingsSections.flatMap((section) => placeholdersIn(section, values))
}

export function placeholdersIn(section: SettingsSection, values: Settings): SettingsPlaceholder[] {
  return Object.entries(values[section]).flatMap(([field, value]) =>
    typeof value === 'string' && isPlaceholder(value)
      ? [{ section, field, label: settingLabel(section, field), value }]
      : [],
  )
}
