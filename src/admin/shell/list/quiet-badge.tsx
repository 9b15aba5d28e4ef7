import styles from './quiet-badge.module.css'

interface QuietBadgeProps {
  /** Whether this is the state that shows on the public site, or that is switched on. */
  on: boolean
  /** The state in a word. */
  children: string
}

/** A state as a quiet word with a dot; the word alone says all of it. */
export function QuietBadge({ on, children }: QuietBadgeProps) {
  return (
    <span className={styles.badge} data-on={on || undefined}>
      {children}
    </span>
  )
}
