import type { Status } from '#contract/fields.ts'
import { QuietBadge } from './quiet-badge.tsx'

/** Statuses as people read them. */
export const statusLabels: Record<Status, string> = { draft: 'Draft', published: 'Published' }

/** A status as a quiet word with a dot. */
export function StatusBadge({ status }: { status: Status }) {
  return <QuietBadge on={status === 'published'}>{statusLabels[status]}</QuietBadge>
}
