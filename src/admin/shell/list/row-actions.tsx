import { ActionIcon, Group, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { Edit, Trash } from '../layout/admin-icons.tsx'

interface RowActionsProps {
  /** What the row is about, so that each button has a name of its own: a title. */
  name: string
  onEdit: () => void
  onDelete: () => void
  /** Further buttons, before the others. */
  children?: ReactNode
}

/** The buttons at the end of a row; they do not also open the row. */
export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" onClick={(event) => event.stopPropagation()}>
      {children}
      <Tooltip label="Edit">
        <ActionIcon variant="subtle" size="lg" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Edit />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon variant="subtle" color="madder" size="lg" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
