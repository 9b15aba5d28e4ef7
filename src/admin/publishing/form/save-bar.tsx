import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatTime } from '#values/format/dates.ts'
import { Clock } from '#ui/icons.tsx'
import { useFormActions } from '../../kit/form/form-actions.ts'
import type { FormSession } from '../drafts/use-editing.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  session: FormSession
  /** Null where nothing can be saved. */
  submitLabel: string | null
  /** Left out where the form stays open. */
  onCancel?: () => void
  /** Checks of the item, or its history. */
  checks?: ReactNode
  /** Undefined where nothing can be scheduled. */
  onSchedule?: (() => void) | undefined
}

/** Sticky bar at the bottom of a form. */
export function SaveBar({ session, submitLabel, onCancel, checks, onSchedule }: SaveBarProps) {
  const isSaving = session.state === 'saving'
  const isBusy = isSaving || session.uploading
  // Saving an unpublished item stores a draft anyway.
  const onSaveDraft = session.drafts && session.status !== 'draft' ? session.saveDraft : undefined
  useFormActions([
    ...(onSchedule ? [{ name: 'Schedule' as const, run: onSchedule }] : []),
    ...(onSaveDraft && !isBusy ? [{ name: 'Save draft' as const, run: onSaveDraft }] : []),
  ])
  return (
    <Group className={styles.bar} justify="space-between" gap="0.5rem 1rem" data-save-bar>
      <Group gap="0.25rem 0.75rem">
        {onSchedule ? (
          <Button variant="subtle" px="xs" leftSection={<Clock />} onClick={onSchedule}>
            Schedule
          </Button>
        ) : null}
        {checks}
        <SaveState session={session} />
      </Group>
      <Group className={styles.buttons} gap="0.75rem" ml="auto" wrap="nowrap">
        {onCancel ? (
          <Button variant="default" onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
        ) : null}
        {onSaveDraft ? (
          <Button variant="default" onClick={onSaveDraft} disabled={isBusy}>
            Save draft
          </Button>
        ) : null}
        {submitLabel === null ? null : <SubmitButton session={session} label={submitLabel} />}
      </Group>
    </Group>
  )
}

export function SubmitButton({ session: { state, uploading }, label }: { session: FormSession; label: string }) {
  return (
    <Button type="submit" disabled={state === 'saving' || uploading}>
      {state === 'saving' ? 'Saving...' : uploading ? 'Uploading...' : label}
    </Button>
  )
}

/** Says calmly that changes are unsaved; red is for what failed. */
export function SaveState({ session }: { session: FormSession }) {
  const { dirty, uploading, autosavedAt, saved } = session
  const isUnsaved = dirty || uploading
  const unsaved = `Unsaved changes${autosavedAt ? `, stored ${formatTime(autosavedAt)}` : ''}`
  return (
    <Group role="status" className={isUnsaved ? styles.dirty : undefined} gap="xs" c="dimmed">
      <Text inherit>{isUnsaved ? unsaved : savedText(saved)}</Text>
    </Group>
  )
}

function savedText(saved: FormSession['saved']): string {
  return saved ? `Saved ${saved.as === 'draft' ? 'as draft ' : ''}${formatTime(saved.at)}` : ''
}
