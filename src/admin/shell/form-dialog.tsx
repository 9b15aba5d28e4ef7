import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { SaveBar } from './save-bar.tsx'
import { useReturnFocus } from './use-return-focus.ts'
import { useFormKeys } from './use-form-keys.ts'
import { mayLeave, useUnsavedGuard } from './use-unsaved-guard.ts'
import styles from './form-dialog.module.css'

interface FormDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Validates and sends the form; gets the form's element to focus the first problem in it. */
  onSubmit: (container: HTMLElement | null) => void
  dirty: boolean
  saving: boolean
  /** Whether something else must finish first, such as an upload. */
  busy?: boolean
  submitLabel: string
  /** Whether the form is there; while what it edits loads, or when that failed, there is nothing to save. */
  ready?: boolean
  size?: string
  children: ReactNode
}

/** A create or edit form in a dialog, full-screen on a phone, with the save bar at its foot. */
export function FormDialog(props: FormDialogProps) {
  const { title, opened, onClose, onSubmit, dirty, saving, busy = false, submitLabel, children } = props
  const { ready = true, size = '48rem' } = props
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    if (ready && !saving && !busy) onSubmit(form.current)
  }
  useReturnFocus()
  useUnsavedGuard(opened && dirty)
  useFormKeys(opened, submit)
  const close = async () => {
    if (await mayLeave(dirty)) onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={() => void close()}
      title={title}
      size={size}
      fullScreen={isNarrow ?? false}
      closeOnClickOutside={!dirty}
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (isEscape(event)) void close()
      }}
      classNames={{ header: styles.header, body: styles.body, content: styles.content }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.fields}>{children}</div>
        {ready ? (
          <SaveBar dirty={dirty} saving={saving} busy={busy} submitLabel={submitLabel} onCancel={() => void close()} />
        ) : null}
      </form>
    </Modal>
  )
}

/**
 * The kit's dialogs listen on the window: with a question open above the form, escape would reach both. Here the key
 * counts only where it was pressed, and not where something inside uses it: an open list, a row that is being moved.
 */
function isEscape({ key, target, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Escape' || nativeEvent.isComposing) return false
  return (target as HTMLElement).closest('[data-mantine-stop-propagation="true"]') === null
}
