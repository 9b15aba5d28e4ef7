import { Text } from '@mantine/core'
import { formatTime } from '#values/format/dates.ts'
import styles from './save-state.module.css'

interface SaveStateProps {
  dirty: boolean
  /** When unsaved changes were kept on the server, as an ISO timestamp. */
  keptAt?: string | null | undefined
  /** Shown while nothing is unsaved. */
  children?: string
}

/** Says calmly that changes are unsaved; red is for what failed. */
export function SaveState({ dirty, keptAt, children = '' }: SaveStateProps) {
  return (
    <Text role="status" className={styles.state} data-dirty={dirty || undefined}>
      {dirty ? `Unsaved changes${keptAt ? `, kept ${formatTime(keptAt)}` : ''}` : children}
    </Text>
  )
}
