import { ActionIcon, Group, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { Edit, Trash } from '../layout/admin-icons.tsx'

export interface RowActs<Item> {
  onEdit: (item: Item) => unknown
  onDelete: (item: Item) => unknown
}

interface RowActionsProps<Item> extends RowActs<Item> {
  item: Item
  /** The item's title, for unique names of the buttons. */
  name: string
  /** Additional buttons, placed first. */
  children?: ReactNode
}

/** Buttons at the end of a row; a click on them does not open the row. */
export function RowActions<Item>({ item, name, onEdit, onDelete, children }: RowActionsProps<Item>) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" onClick={(event) => event.stopPropagation()}>
      {children}
      <Tooltip label="Edit">
        <ActionIcon variant="subtle" size="lg" aria-label={`Edit ${name}`} onClick={() => onEdit(item)}>
          <Edit />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon
          variant="subtle"
          color="madder"
          size="lg"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(item)}
        >
          <Trash />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
