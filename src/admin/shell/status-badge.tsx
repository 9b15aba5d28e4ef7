import type { Status } from '#contract/fields.ts'
import styles from './status-badge.module.css'

/** Statuses as people read them. */
export const statusLabels: Record<Status, string> = { draft: 'Draft', published: 'Published' }

/** A status as a quiet word with a dot; the word alone says all of it. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={styles.badge} data-status={status}>
      {statusLabels[status]}
    </span>
  )
}
