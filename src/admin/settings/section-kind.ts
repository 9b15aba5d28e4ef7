import type { AdminSettings } from '#contract/admin/settings.ts'
import { settingsMessages } from '#contract/settings/messages.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { pageOf } from './samples/section-pages.ts'
import { dataOf, errorsOf, valuesOf, withNewRowKeys, type SectionValues } from './section-values.ts'
import { settingsRefresh } from './settings-query.ts'

const { saved, saveFailed } = settingsMessages

/** @param opened with the values that hold as long as nothing is stored. */
export function sectionKind({ section, first_values }: AdminSettings) {
  const loadHistory = async () => (await import('./settings-history.ts')).settingsHistory(section, first_values)
  const kind: FormKind<SectionValues, AdminSettings> = {
    type: 'settings',
    blank: () => ({}),
    errorsOf: (values) => errorsOf(section, values),
    load: async () => (await adminApi.settings.list()).find((each) => each.section === section)!,
    valuesOf: ({ values }) => valuesOf(section, values),
    revive: withNewRowKeys,
    save: async (values, { api, updated_at }) => {
      const settings_data = dataOf(values)
      return { id: section, ...(await api.settings.update({ section, settings_data, updated_at } as never)) }
    },
    messages: { updated: saved, failed: () => saveFailed },
    refresh: settingsRefresh,
    viewHref: () => pageOf[section],
    fieldErrors: (error) => fieldErrorsOf(error, 'settings_data'),
    loadFields: async () => (await loadHistory()).fields,
  }
  return { kind, loadHistory }
}
