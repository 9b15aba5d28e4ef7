import { Box, Button, Group, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { plainText } from '#values/format/excerpt.ts'
import { Edit } from '../kit/layout/admin-icons.tsx'
import { framed } from '../kit/layout/theme.ts'
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
      <Group justify="space-between" gap="0.5rem">
        <Text span fw={600}>
          {label}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Edit className="size-4" />}
          aria-label={`Edit ${label}`}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      </Group>
      <Box
        className={`rich-text ${styles.richText}`}
        p="0.5rem 0.75rem"
        fz="sm"
        {...framed}
        dangerouslySetInnerHTML={{ __html: value }}
      />
    </div>
  )
}
