import { schemaResolver } from '@mantine/form'
import { settingsSchemas, type SettingsSection } from '#contract/settings/sections.ts'
import { plainToHtml } from '#values/format/plain-to-html.ts'
import { newKey, type Row } from '../kit/field/row-key.ts'
import { fieldsOf, type RowColumn, type SettingField } from './section-fields.ts'

export type SettingRow = Row & Record<string, string | null>

/** Fields by name: texts, numbers as typed, URLs of pictures, rows. */
export type SectionValues = Record<string, string | number | boolean | null | SettingRow[]>

/** @param stored the values that hold, of the server. */
export function valuesOf(section: SettingsSection, stored: Record<string, unknown>): SectionValues {
  return Object.fromEntries(fieldsOf(section).map(([name, field]) => [name, formValue(field, stored[name])]))
}

/** @param value of the server. @returns what the form holds for it. */
function formValue(field: SettingField, value: unknown): SectionValues[string] {
  if (field.as === 'rows') return (value as Record<string, string | null>[]).map((row) => rowOf(field, row))
  if (field.as === 'picture') return (value as string | null) ?? null
  if (field.as === 'switch') return value === true
  return (value as string | number | null) ?? ''
}

type Rows = Extract<SettingField, { as: 'rows' }>

/** @param row null: a new one. */
export function rowOf({ columns }: Rows, row: Record<string, string | null> | null): SettingRow {
  const cells = Object.entries(columns).map(([name, { as }]) => [name, cellValue(as, row?.[name])])
  return { key: newKey(), ...Object.fromEntries(cells) } as SettingRow
}

/** An earlier version may hold a plain text where there is rich text now. */
function cellValue(as: RowColumn['as'], value: string | null | undefined): string | null {
  if (as === 'picture') return value ?? null
  return as === 'rich' ? plainToHtml(value ?? '') : (value ?? '')
}

export function dataOf(values: SectionValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(({ key: _key, ...row }) => row) : value,
    ]),
  )
}

/** @returns messages by path, such as `faqs.0.question`. */
export function errorsOf(section: SettingsSection, values: SectionValues) {
  return schemaResolver(settingsSchemas[section], { sync: true })(dataOf(values))
}
