import { checkLimits, lengthOf, type CategoryCheck, type Finding } from './check-names.ts'

export interface CheckedCategory {
  description: string
  picture: { alt: string } | null
}

export function categoryFindings({ description, picture }: CheckedCategory): Finding<CategoryCheck>[] {
  const findings: Finding<CategoryCheck>[] = []
  if (!picture) findings.push({ check: 'picture', text: 'No picture, which its page and card show', field: null })
  if (picture?.alt.trim() === '') {
    findings.push({ check: 'alt', text: 'The picture has no alternative text', field: 'featured_image_alt' })
  }
  const length = lengthOf(description)
  if (length < checkLimits.category) {
    const text = `The description has ${length} characters; readers and search results need about ${checkLimits.category}`
    findings.push({ check: 'description', text, field: 'description' })
  }
  return findings
}
