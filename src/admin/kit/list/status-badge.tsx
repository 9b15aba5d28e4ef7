import type { Status } from '#contract/fields.ts'
import { QuietBadge } from './quiet-badge.tsx'

export const statusLabels: Record<Status, string> = { draft: 'Draft', published: 'Published' }

export function StatusBadge({ status }: { status: Status }) {
  return <QuietBadge on={status === 'published'}>{statusLabels[status]}</QuietBadge>
}
