import { categoryDataSchema, type AdminCategory } from '#contract/admin/categories.ts'
import { categoryFields } from '#contract/content/small-fields.ts'
import { contentForm } from '../shell/content/content-form.ts'
import type { FormValues } from '../shell/content/form-values.ts'
import type { EditionKind } from '../shell/form/editions/open-edition.ts'

export type CategoryValues = FormValues<typeof categoryFields>

const content = contentForm(categoryFields, categoryDataSchema)

export const { valuesOf, errorsOf } = content

export function altOf({ featured_picture }: AdminCategory): string {
  return featured_picture?.alt ?? ''
}

export const categoryEdition: EditionKind<CategoryValues> = {
  noun: 'categories',
  bodyOf: content.dataOf,
  valuesOfBody: content.valuesOfBody,
}
