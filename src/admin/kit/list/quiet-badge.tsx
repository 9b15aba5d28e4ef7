import styles from './quiet-badge.module.css'

interface QuietBadgeProps {
  /** Whether the item is public or switched on; or its changes are not live. */
  on: boolean | 'changed'
  children: string
}

/** A state as text with a dot; the text alone conveys the state. */
export function QuietBadge({ on, children }: QuietBadgeProps) {
  return (
    <span className={styles.badge} data-on={on || undefined}>
      {children}
    </span>
  )
}
