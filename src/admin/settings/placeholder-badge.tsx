import { settingsMessages } from '#contract/settings/messages.ts'
import styles from './settings.module.css'

/** Beside a value that visitors see as an example. */
export function PlaceholderBadge() {
  return <span className={styles.placeholder}>{settingsMessages.placeholder}</span>
}
