import { useMemo } from 'react'
import { checkedLinks } from '#contract/admin/dashboard/checks.ts'
import { ownLinksIn, storyFindings } from '#values/checks/story-findings.ts'
import { FormChecks } from '../../publishing/checks/form-checks.tsx'
import { useComparables } from '../../publishing/checks/use-comparables.ts'
import type { BlogValues } from '../blog-values.ts'
import { checkedStoryOf } from './checked-story.ts'

interface BlogChecksProps {
  id: string | null
  values: BlogValues
  base: BlogValues
}

export function BlogChecks({ id, values, base }: BlogChecksProps) {
  const links = useMemo(() => ownLinksIn(values.body).slice(0, checkedLinks), [values.body])
  const comparables = useComparables({ entity: 'blogs', ...(id ? { item_id: id } : {}), links }, true)
  const findings = storyFindings(checkedStoryOf(values), comparables?.broken_links)
  return <FormChecks entity="blogs" id={id} findings={findings} comparables={comparables} values={values} base={base} />
}
