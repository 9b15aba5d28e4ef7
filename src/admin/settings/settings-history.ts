import { settingLabel } from '#contract/settings/labels.ts'
import type { SettingsSection } from '#contract/settings/sections.ts'
import type { Versions } from '#contract/admin/changes/history.ts'
import { adminMessages } from '#contract/messages.ts'
import { plainText } from '#values/format/excerpt.ts'
import type { HistoryField, HistoryKind, Shown } from '../publishing/history/history-kind.ts'
import { fieldsOf, type SettingField } from './section-fields.ts'
import { valuesOf, type SectionValues, type SettingRow } from './section-values.ts'

/** @param first values of what a version had not saved. */
export function settingsHistory(section: SettingsSection, first: Record<string, unknown>): HistoryKind<SectionValues> {
  return {
    valuesOf: (version) => valuesOf(section, { ...first, ...(version as Versions['site_settings']).data }),
    fields: fieldsOf(section).map(([name, field]) => historyField(section, name, field)),
  }
}

function historyField(section: SettingsSection, name: string, field: SettingField): HistoryField<SectionValues> {
  return {
    label: settingLabel(section, name),
    names: [name],
    shown: (values) => shown(field, values[name] ?? ''),
    take: (form, version) => ({ ...form, [name]: version[name] ?? '' }),
    obstacle: (version, known) => {
      const value = version[name]
      return field.as === 'picture' && typeof value === 'string' && known.isGone(value)
        ? { text: adminMessages.history.cannotTake, blocks: true }
        : null
    },
  }
}

function shown(field: SettingField, value: SectionValues[string]): Shown {
  if (field.as === 'rows') return { as: 'list', entries: (value as SettingRow[]).map((row) => entryOf(field, row)) }
  if (field.as === 'picture') return { as: 'pictures', pictures: value ? [{ url: String(value), caption: '' }] : [] }
  if (field.as === 'switch') return { as: 'value', text: value === true ? 'Yes' : 'No' }
  if (field.as === 'accent') return { as: 'value', text: field.options[String(value)] ?? String(value) }
  if (field.as === 'rich') return { as: 'story', html: String(value) }
  return { as: field.as === 'number' ? 'value' : 'text', text: String(value) }
}

/** 'Response time · How soon will I hear back? · …' */
function entryOf({ columns }: Extract<SettingField, { as: 'rows' }>, row: SettingRow): string {
  return Object.entries(columns)
    .map(([name, { as }]) => (as === 'rich' ? plainText(row[name] ?? '') : row[name]))
    .filter(Boolean)
    .join(' · ')
}
