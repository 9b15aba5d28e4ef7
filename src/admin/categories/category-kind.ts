import { categoryDataSchema, type AdminCategory } from '#contract/admin/categories.ts'
import { categoryFields } from '#contract/content/small-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import type { DraftKind, FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import type { HistoryField } from '../publishing/history/history-kind.ts'

export type CategoryValues = FormValues<typeof categoryFields>

const content = contentForm(categoryFields, categoryDataSchema)

export const { valuesOf } = content

export function altOf({ featured_picture }: AdminCategory): string {
  return featured_picture?.alt ?? ''
}

export const categoryDrafts: DraftKind<CategoryValues> = {
  entity: 'categories',
  bodyOf: content.dataOf,
  valuesOfBody: content.valuesOfBody,
}

export const loadHistory = async () => (await import('./category-history.ts')).categoryHistory

const { updated, updateFailed } = adminMessages.categories

export const categoryKind: FormKind<CategoryValues, AdminCategory> = {
  type: 'category',
  entity: 'categories',
  ...content,
  load: async (id) => (await adminApi.categories.list()).find((each) => each.id === id)!,
  save: (category_data, { id, updated_at, api, draft_version = null }) =>
    api.categories.update({ category_id: id!, category_data, updated_at, draft_version }),
  messages: { updated, failed: () => updateFailed },
  fieldErrors: (error) => fieldErrorsOf(error, 'category_data'),
  // The picture, which the form does not have, is never merged.
  loadFields: async () => (await loadHistory()).fields as unknown as HistoryField<CategoryValues>[],
  drafts: categoryDrafts,
}
