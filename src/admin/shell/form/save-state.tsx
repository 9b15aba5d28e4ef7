import { Text } from '@mantine/core'
import styles from './save-state.module.css'

interface SaveStateProps {
  dirty: boolean
  /** Shown while nothing is unsaved. */
  children?: string
}

/** Says calmly that changes are unsaved; red is for what failed. */
export function SaveState({ dirty, children = '' }: SaveStateProps) {
  return (
    <Text role="status" className={styles.state} data-dirty={dirty || undefined}>
      {dirty ? 'Unsaved changes' : children}
    </Text>
  )
}
