import { useMemo } from 'react'
import { checkedLinks } from '#contract/admin/checks.ts'
import { ownLinksIn, storyFindings, type CheckedStory } from '#values/checks/story-findings.ts'
import { FormChecks } from '../shell/checks/form-checks.tsx'
import { useAround } from '../shell/checks/use-around.ts'
import type { BlogValues } from './blog-values.ts'

interface BlogChecksProps {
  id: string | null
  values: BlogValues
  base: BlogValues
}

/** What the story in the form lacks. */
export function BlogChecks({ id, values, base }: BlogChecksProps) {
  const links = useMemo(() => ownLinksIn(values.body).slice(0, checkedLinks), [values.body])
  const around = useAround({ noun: 'blogs', ...(id ? { item_id: id } : {}), links }, true)
  const findings = storyFindings(checkedStoryOf(values), around?.broken_links)
  return <FormChecks noun="blogs" id={id} findings={findings} around={around} values={values} base={base} />
}

/** What the rules look at. */
export function checkedStoryOf({ title, body, featured_image, featured_image_alt, tags }: BlogValues): CheckedStory {
  return { title, body, featured: featured_image ? { alt: featured_image_alt } : null, tags: tags.length }
}
