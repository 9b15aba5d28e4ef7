import type { AdminSettings } from '#contract/admin/settings.ts'
import type { Versions } from '#contract/admin/changes/history.ts'
import type { Fields } from '#contract/content/field.ts'
import { settingsSchemas } from '#contract/settings/schemas.ts'
import { fieldsOf } from '#contract/settings/sections.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import type { HistoryKind } from '../publishing/history/history-kind.ts'

/** Values of the form of a section, whatever its fields. */
export type SectionValues = FormValues<Fields>

/** Form helpers for a section. Its versions have only what was saved; the first values are those of the rest. */
export function sectionContent({ section, first_values }: Pick<AdminSettings, 'section' | 'first_values'>) {
  const content = contentForm(fieldsOf(section), settingsSchemas[section])
  const loadHistory = async (): Promise<HistoryKind<SectionValues>> => ({
    ...(await content.loadHistory()),
    valuesOf: (version) => content.valuesOf({ ...first_values, ...(version as Versions['site_settings']).data }),
  })
  return { ...content, loadHistory }
}
