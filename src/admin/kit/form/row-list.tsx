import { arrayMove } from '@dnd-kit/sortable'
import { ActionIcon, Button, Fieldset, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Row } from '../field/row-key.ts'
import { useFocusLater } from '../hooks/use-focus-later.ts'
import { Plus, Trash } from '../layout/admin-icons.tsx'
import { SortableList } from '../list/sortable/sortable-list.tsx'
import styles from './row-list.module.css'

export interface RowOptions {
  /** Before the key of a row in the id of its first input. */
  id?: string
  hint?: string | undefined
  /** The heading above says the label. */
  labelHidden?: boolean
  /** Whether the order is the admin's; otherwise the server sorts. */
  sortable?: boolean
  /** `lines` for rows with one input. */
  layout?: 'rows' | 'lines'
  /** Whether a blank row takes the place of the last one. */
  neverEmpty?: boolean
  /** What of a row gets the focus when it takes the place of a removed one. */
  focused?: 'input' | 'button'
  /** Another way to add rows. */
  addition?: ReactNode
}

interface RowListProps<R extends Row> extends RowOptions {
  label: string
  /** Path of the field, by which checks find it. */
  field: string
  /** 'stop'. */
  rowName: string
  rows: R[]
  max: number
  newRow?: () => R
  onChange: (rows: R[]) => void
  /** @param firstId for the first input, which gets the focus when a row is added. */
  children: (index: number, firstId: string, name: string) => ReactNode
}

/** A single input says what it is of. */
const lineProps = { className: styles.line }

/** Rows of inputs that can be added, removed and mostly reordered. */
export function RowList<R extends Row>({ label, hint, field, rowName, rows, max, ...props }: RowListProps<R>) {
  const { labelHidden = false, sortable = true, layout = 'rows', neverEmpty = false, ...parts } = props
  const { focused = 'input', addition, newRow, onChange, children } = parts
  const ownId = useId()
  const id = props.id ?? ownId
  const focusLater = useFocusLater()
  const nameOf = (index: number) => `${rowName.charAt(0).toUpperCase()}${rowName.slice(1)} ${index + 1}`
  const add = (row: R) => {
    focusLater(`${id}-${row.key}`)
    onChange([...rows, row])
  }
  const remove = (index: number) => {
    const rest = rows.length === 1 && neverEmpty ? [newRow!()] : rows.toSpliced(index, 1)
    const near = rest[Math.min(index, rest.length - 1)]
    focusLater(`${id}-${near?.key ?? 'add'}`)
    onChange(rest)
  }
  const renderRow = ({ key }: R, index: number) => (
    <div {...(layout === 'rows' ? { role: 'group', 'aria-label': nameOf(index), className: styles.row } : lineProps)}>
      {children(index, `${id}-${key}`, nameOf(index))}
      <ActionIcon
        id={focused === 'button' ? `${id}-${key}` : undefined}
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
    <Fieldset
      legend={labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      variant="unstyled"
      className={styles.list}
      data-field={field}
      data-rows
    >
      {hint ? (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      ) : null}
      {sortable ? (
        <SortableList
          label={label}
          layout={layout}
          items={rows}
          nameOf={nameOf}
          onMove={(from, to) => onChange(arrayMove(rows, from, to))}
        >
          {renderRow}
        </SortableList>
      ) : (
        <Stack gap="0.5rem" mb="0.5rem">
          {rows.map((row, index) => (
            <div key={row.key}>{renderRow(row, index)}</div>
          ))}
        </Stack>
      )}
      <Group gap="0.25rem 0.5rem">
        {newRow ? (
          <Button
            id={`${id}-add`}
            variant="subtle"
            size="compact-sm"
            leftSection={<Plus className="size-4" />}
            disabled={rows.length >= max}
            onClick={() => add(newRow())}
          >
            Add {rowName}
          </Button>
        ) : null}
        {addition}
      </Group>
    </Fieldset>
  )
}
