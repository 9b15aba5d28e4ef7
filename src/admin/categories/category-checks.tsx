import type { AdminCategory } from '#contract/admin/categories.ts'
import { categoryFindings } from '#values/checks/category-findings.ts'
import { FormChecks } from '../publishing/checks/form-checks.tsx'
import type { CategoryValues } from './category-kind.ts'

interface CategoryChecksProps {
  category: AdminCategory
  values: CategoryValues
  base: CategoryValues
}

/** What the category in the form lacks; none of it can be ignored. */
export function CategoryChecks({ category: { id, featured_image }, values, base }: CategoryChecksProps) {
  const findings = categoryFindings({
    description: values.description,
    picture: featured_image ? { alt: values.featured_image_alt } : null,
  })
  return <FormChecks entity="categories" id={id} findings={findings} around={undefined} values={values} base={base} />
}
