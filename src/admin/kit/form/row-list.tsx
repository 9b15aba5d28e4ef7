import { arrayMove } from '@dnd-kit/sortable'
import { ActionIcon, Button, Fieldset, Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Row } from '../field/row-key.ts'
import { useFocusLater } from '../hooks/use-focus-later.ts'
import { Plus, Trash } from '../layout/admin-icons.tsx'
import { SortableList } from '../list/sortable/sortable-list.tsx'
import styles from './row-list.module.css'

interface RowListProps<R extends Row> {
  label: string
  hint?: string | undefined
  /** Path of the field, by which checks find it. */
  field: string
  /** 'stop'. */
  rowName: string
  rows: R[]
  max: number
  newRow: () => R
  onChange: (rows: R[]) => void
  /** Whether the order is the admin's; otherwise the server sorts. */
  sortable?: boolean
  /** @param firstId for the first input, which gets the focus when a row is added. */
  children: (index: number, firstId: string, name: string) => ReactNode
}

/** Rows of several inputs that can be added, removed and mostly reordered. */
export function RowList<R extends Row>({ label, hint, field, rowName, rows, max, ...props }: RowListProps<R>) {
  const { newRow, onChange, sortable = true, children } = props
  const id = useId()
  const focusLater = useFocusLater()
  const nameOf = (index: number) => `${rowName.charAt(0).toUpperCase()}${rowName.slice(1)} ${index + 1}`
  const add = () => {
    const row = newRow()
    focusLater(`${id}-${row.key}`)
    onChange([...rows, row])
  }
  const remove = (index: number) => {
    const rest = rows.toSpliced(index, 1)
    const near = rest[Math.min(index, rest.length - 1)]
    focusLater(`${id}-${near?.key ?? 'add'}`)
    onChange(rest)
  }
  const renderRow = ({ key }: R, index: number) => (
    <div role="group" aria-label={nameOf(index)} className={styles.row}>
      {children(index, `${id}-${key}`, nameOf(index))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove ${rowName} ${index + 1}`}
        onClick={() => remove(index)}
      >
        <Trash />
      </ActionIcon>
    </div>
  )
  return (
    <Fieldset legend={label} variant="unstyled" className={styles.list} data-field={field} data-rows>
      {hint ? (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      ) : null}
      {sortable ? (
        <SortableList
          label={label}
          layout="rows"
          items={rows}
          nameOf={nameOf}
          onMove={(from, to) => onChange(arrayMove(rows, from, to))}
        >
          {renderRow}
        </SortableList>
      ) : (
        rows.map((row, index) => <div key={row.key}>{renderRow(row, index)}</div>)
      )}
      <Button
        id={`${id}-add`}
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus className="size-4" />}
        disabled={rows.length >= max}
        onClick={add}
      >
        Add {rowName}
      </Button>
    </Fieldset>
  )
}
