import { Button } from '@mantine/core'
import { formatTime } from '#values/format/dates.ts'
import { SaveState } from './save-state.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  dirty: boolean
  saving: boolean
  /** Whether something must finish before saving, such as an upload. */
  busy: boolean
  /** When the form was saved last since it was opened, as an ISO timestamp. */
  savedAt?: string | null | undefined
  submitLabel: string
  onCancel: () => void
}

/** Sticky bar at the bottom of a form. */
export function SaveBar({ dirty, saving, busy, savedAt, submitLabel, onCancel }: SaveBarProps) {
  return (
    <div className={styles.bar} data-save-bar>
      <SaveState dirty={dirty}>{savedAt ? `Saved ${formatTime(savedAt)}` : ''}</SaveState>
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
