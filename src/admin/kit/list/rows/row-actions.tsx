import { ActionIcon, Group, Tooltip } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Duplicate, Edit, Trash } from '../../layout/admin-icons.tsx'
import styles from './row-actions.module.css'

export interface RowActs<Item> {
  onEdit: (item: Item) => unknown
  onDelete: (item: Item) => unknown
  /** For content types whose items can be copied. */
  onDuplicate?: ((item: Item) => unknown) | undefined
}

interface RowActionsProps<Item> extends RowActs<Item> {
  item: Item
  /** The item's title, for unique names of the buttons. */
  name: string
  /** Additional buttons, placed first. */
  children?: ReactNode
}

/** Buttons at the end of a row; a click on them does not open the row. */
export function RowActions<Item>({ item, name, onEdit, onDelete, onDuplicate, children }: RowActionsProps<Item>) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" onClick={(event) => event.stopPropagation()}>
      {children}
      {onDuplicate ? (
        <RowTooltip label="Duplicate">
          <ActionIcon variant="subtle" size="lg" aria-label={`Duplicate ${name}`} onClick={() => onDuplicate(item)}>
            <Duplicate />
          </ActionIcon>
        </RowTooltip>
      ) : null}
      <RowTooltip label="Edit">
        <ActionIcon variant="subtle" size="lg" aria-label={`Edit ${name}`} onClick={() => onEdit(item)}>
          <Edit />
        </ActionIcon>
      </RowTooltip>
      <RowTooltip label="Delete">
        <ActionIcon
          variant="subtle"
          size="lg"
          className={styles.delete}
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(item)}
        >
          <Trash />
        </ActionIcon>
      </RowTooltip>
    </Group>
  )
}

/** The icon's word, on hover and on focus by keyboard. */
export function RowTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} events={{ hover: true, focus: true, touch: false }} openDelay={150}>
      {children}
    </Tooltip>
  )
}
