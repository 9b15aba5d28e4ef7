import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { plainText } from '#values/format/excerpt.ts'
import { Edit } from '../kit/layout/admin-icons.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './settings.module.css'

interface RichCellProps extends Pick<FieldProps, 'form' | 'Editor' | 'onUploading'> {
  label: string
  path: string
}

/** Rich text of a row: as it reads, until it is to be edited. Twenty editors at once would be slow, and a wall of buttons. */
export function RichCell({ form, label, path, Editor, onUploading }: RichCellProps) {
  const { value, error } = form.getInputProps(path) as { value: string; error: ReactNode }
  const [isOpen, setOpen] = useState(plainText(value) === '')
  if (isOpen || error) {
    return (
      <Editor
        label={label}
        required={false}
        initial={value}
        onChange={(html) => form.setFieldValue(path, html)}
        error={error}
        onUploading={onUploading}
      />
    )
  }
  return (
    <div role="group" aria-label={label}>
      <div className={styles.cellHead}>
        <span className={styles.cellLabel}>{label}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Edit className="size-4" />}
          aria-label={`Edit ${label}`}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      </div>
      <div className={`rich-text ${styles.richText}`} dangerouslySetInnerHTML={{ __html: value }} />
    </div>
  )
}
