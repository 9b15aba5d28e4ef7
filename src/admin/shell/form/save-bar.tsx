import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatTime } from '#values/format/dates.ts'
import { Clock } from '#ui/icons.tsx'
import { useFormActions } from '../palette/form-actions.ts'
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
  /** What the item lacks. */
  checks?: ReactNode
  /** What a form with drafts adds. */
  drafts?: DraftBar | undefined
}

export interface DraftBar {
  /** When unsaved changes were kept, and when a draft was saved, as ISO timestamps. */
  keptAt: string | null
  savedAt: string | null
  /** Undefined where saving stores a draft anyway. */
  onSave: (() => void) | undefined
  /** Undefined where nothing can be scheduled. */
  onSchedule: (() => void) | undefined
}

/** Sticky bar at the bottom of a form. */
export function SaveBar({ dirty, saving, busy, savedAt, submitLabel, onCancel, checks, drafts }: SaveBarProps) {
  useFormActions([
    ...(drafts?.onSchedule ? [{ name: 'Schedule' as const, run: drafts.onSchedule }] : []),
    ...(drafts?.onSave && !saving && !busy ? [{ name: 'Save draft' as const, run: drafts.onSave }] : []),
  ])
  return (
    <div className={styles.bar} data-save-bar>
      <div className={styles.state}>
        {drafts?.onSchedule ? (
          <Button variant="subtle" px="xs" leftSection={<Clock />} onClick={drafts.onSchedule}>
            Schedule
          </Button>
        ) : null}
        {checks}
        <SaveState dirty={dirty} keptAt={drafts?.keptAt}>
          {savedText(savedAt, drafts?.savedAt)}
        </SaveState>
      </div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
        {drafts?.onSave ? (
          <Button variant="default" onClick={drafts.onSave} disabled={saving || busy}>
            Save draft
          </Button>
        ) : null}
        <Button type="submit" disabled={saving || busy}>
          {saving ? 'Saving...' : busy ? 'Uploading...' : submitLabel}
        </Button>
      </div>
    </div>
  )
}

function savedText(savedAt: string | null | undefined, draftAt: string | null | undefined): string {
  if (draftAt && (!savedAt || draftAt > savedAt)) return `Saved as draft ${formatTime(draftAt)}`
  return savedAt ? `Saved ${formatTime(savedAt)}` : ''
}
