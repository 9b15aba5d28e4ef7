import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, type ReactNode } from 'react'
import { SaveBar } from './save-bar.tsx'
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
  size?: string
  children: ReactNode
}

/** A create or edit form in a dialog, full-screen on a phone, with the save bar at its foot. */
export function FormDialog(props: FormDialogProps) {
  const { title, opened, onClose, onSubmit, dirty, saving, busy = false, submitLabel, size = '48rem', children } = props
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    if (!saving && !busy) onSubmit(form.current)
  }
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
      classNames={{ body: styles.body, content: styles.content }}
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
        <SaveBar dirty={dirty} saving={saving} busy={busy} submitLabel={submitLabel} onCancel={() => void close()} />
      </form>
    </Modal>
  )
}
