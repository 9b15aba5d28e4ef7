import { Modal } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { SaveBar } from './save-bar.tsx'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { useEscape } from '../hooks/use-escape.ts'
import { useFormKeys } from './use-form-keys.ts'
import { useIsNarrow } from '../hooks/use-is-narrow.ts'
import { confirmLeave, useUnsavedGuard } from './use-unsaved-guard.ts'
import styles from './form-dialog.module.css'

interface FormDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Validates and submits; gets the form's element, to focus the first invalid field. */
  onSubmit: (container: HTMLElement | null) => void
  dirty: boolean
  saving: boolean
  /** Whether something else must finish before saving, such as an upload. */
  busy?: boolean
  submitLabel: string
  /** False while the data loads and when loading failed: there is nothing to save. */
  ready?: boolean
  size?: string
  children: ReactNode
}

/** A create or edit form in a dialog (full-screen on a phone) with a sticky save bar. */
export function FormDialog(props: FormDialogProps) {
  const { title, opened, onClose, onSubmit, dirty, saving, busy = false, submitLabel, children } = props
  const { ready = true, size = '48rem' } = props
  const isNarrow = useIsNarrow()
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    if (ready && !saving && !busy) onSubmit(form.current)
  }
  useReturnFocus()
  useUnsavedGuard(opened && dirty)
  useFormKeys(opened, submit)
  const close = async () => {
    if (await confirmLeave(dirty)) onClose()
  }
  useEscape(form, () => void close())
  return (
    <Modal
      opened={opened}
      onClose={() => void close()}
      title={title}
      size={size}
      fullScreen={isNarrow}
      closeOnClickOutside={!dirty}
      closeOnEscape={false}
      classNames={{ header: styles.header, body: styles.body, content: styles.content }}
    >
      <form
        ref={form}
        noValidate
        className={styles.form}
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
