import type { EditionBody } from '#contract/admin/editions/editions.ts'
import type { AdminCategory, CategoryData } from '#contract/admin/categories.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import type { EditionKind } from '../shell/form/editions/open-edition.ts'

export type CategoryValues = Complete<CategoryData>

export function valuesOf(category: AdminCategory): CategoryValues {
  const { title, description } = category
  return { title, description, featured_image_alt: altOf(category) }
}

export function altOf({ featured_picture }: AdminCategory): string {
  return featured_picture?.alt ?? ''
}

export const categoryEdition: EditionKind<CategoryValues> = {
  noun: 'categories',
  bodyOf: (values) => values,
  valuesOfBody: (body: EditionBody, live) => {
    const text = (field: keyof CategoryValues) => (field in body ? String(body[field] ?? '') : live[field])
    return { title: text('title'), description: text('description'), featured_image_alt: text('featured_image_alt') }
  },
}
