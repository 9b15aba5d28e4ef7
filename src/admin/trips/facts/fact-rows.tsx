import { ActionIcon, Button, Fieldset } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Plus, Trash } from '../../kit/layout/admin-icons.tsx'
import { useFocusLater } from '../../kit/hooks/use-focus-later.ts'
import { SortableList } from '../../kit/list/sortable/sortable-list.tsx'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Column, FieldOf } from '#contract/content/field.ts'
import { CellInput } from '../../kit/form/field-input.tsx'
import { rowOf } from '../../kit/form/form-values.ts'
import { changeRows, reordered, type RowField, type TripForm } from '../trip-form.ts'
import styles from './facts.module.css'

interface FactRowsProps {
  form: TripForm
  field: RowField
  /** Whether the order is the admin's; otherwise the server sorts. */
  sortable?: boolean
  /** @param firstId for the first field, which gets the focus when a row is added. */
  children: (index: number, firstId: string, name: string) => ReactNode
}

/** Rows of several fields that can be added, removed and mostly reordered. */
export function FactRows({ form, field, sortable = true, children }: FactRowsProps) {
  const declared: FieldOf<'rows'> = tripFields[field]
  const { row: rowName, max, columns } = declared
  const label = declared.formLabel ?? declared.label
  const id = useId()
  const focusLater = useFocusLater()
  const rows = form.values[field] as { key: string }[]
  const addId = `${id}-add`
  const nameOf = (index: number) => `${rowName.charAt(0).toUpperCase()}${rowName.slice(1)} ${index + 1}`
  const add = () => {
    const row = rowOf(columns)
    focusLater(`${id}-${row.key}`)
    changeRows(form, field, (current) => [...current, row] as never)
  }
  const remove = (index: number) => {
    const after = rows.toSpliced(index, 1)
    const near = after[Math.min(index, after.length - 1)]
    focusLater(near ? `${id}-${near.key}` : addId)
    changeRows(form, field, (current) => (current as never[]).toSpliced(index, 1) as never)
  }
  const renderRow = ({ key }: { key: string }, index: number) => (
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
      {sortable ? (
        <SortableList
          label={label}
          layout="rows"
          items={rows}
          nameOf={nameOf}
          onMove={(from, to) => changeRows(form, field, (current) => reordered(current as never[], from, to) as never)}
        >
          {renderRow}
        </SortableList>
      ) : (
        rows.map((row, index) => <div key={row.key}>{renderRow(row, index)}</div>)
      )}
      <Button
        id={addId}
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

interface ColumnRowsProps extends Omit<FactRowsProps, 'children'> {
  /** Of the entry, which places its inputs. */
  className: string | undefined
}

/** Rows with an input for every column. */
export function ColumnRows({ className, ...props }: ColumnRowsProps) {
  const { form, field } = props
  const { row, columns } = tripFields[field]
  const firstLabel = (name: string, label: string) => (label === row ? name : `${name}: ${label}`)
  return (
    <FactRows {...props}>
      {(index, firstId, name) => (
        <div className={className}>
          {Object.entries<Column>(columns).map(([key, column], place) => (
            <CellInput
              key={key}
              column={column}
              input={form.getInputProps(`${field}.${index}.${key}`)}
              {...(place === 0 ? { id: firstId, label: firstLabel(name, column.label.toLowerCase()) } : {})}
            />
          ))}
        </div>
      )}
    </FactRows>
  )
}
