import { Button, Text } from '@mantine/core'
import styles from './save-bar.module.css'

interface SaveBarProps {
  dirty: boolean
  saving: boolean
  /** Whether something must finish before saving, such as an upload. */
  busy: boolean
  submitLabel: string
  onCancel: () => void
}

/** Sticky bar at the bottom of a form. */
export function SaveBar({ dirty, saving, busy, submitLabel, onCancel }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <Text role="status" className={styles.state}>
        {dirty ? 'Unsaved changes' : ''}
      </Text>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
        <Button type="submit" disabled={saving || busy}>
          {saving ? 'Saving...' : busy ? 'Uploading...' : submitLabel}
        </Button>
      </div>
    </div>
  )
}
