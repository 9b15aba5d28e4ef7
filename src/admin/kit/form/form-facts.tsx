import { Anchor } from '@mantine/core'
import type { Status } from '#contract/fields.ts'
import { formatAgo, formatShortDay } from '#values/format/dates.ts'
import { useFormActions } from './form-actions.ts'
import { StatusBadge } from '../list/status-badge.tsx'

interface FormFactsProps {
  status?: Status | undefined
  /** When the stored version was made; null for a new item, about which there is nothing to say. */
  changedAt: string | null
  publishedAt?: string | null | undefined
  /** Its page of the public site. */
  viewHref?: string | null
}

/** State of the edited item as it is stored, for the header of its form. */
export function FormFacts({ status, changedAt, publishedAt, viewHref }: FormFactsProps) {
  useFormActions(changedAt !== null && viewHref ? [{ name: 'View on site', href: viewHref }] : [])
  if (changedAt === null) return null
  return (
    <>
      {status ? <StatusBadge status={status} /> : null}
      {publishedAt ? (
        <span>
          Published <time dateTime={publishedAt}>{formatShortDay(publishedAt)}</time>
        </span>
      ) : null}
      <span>
        Updated <time dateTime={changedAt}>{formatAgo(changedAt)}</time>
      </span>
      {viewHref ? (
        <Anchor href={viewHref} target="_blank" rel="noopener" size="sm">
          View on site
        </Anchor>
      ) : null}
    </>
  )
}
