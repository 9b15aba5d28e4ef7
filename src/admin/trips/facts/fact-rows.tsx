import type { ReactNode } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Column, FieldOf } from '#contract/content/field.ts'
import { CellInput } from '../../kit/form/field-input.tsx'
import { rowOf } from '../../kit/form/form-values.ts'
import { RowList } from '../../kit/form/row-list.tsx'
import { changeRows, type RowField, type TripForm } from '../trip-form.ts'

interface FactRowsProps {
  form: TripForm
  field: RowField
  /** Whether the order is the admin's; otherwise the server sorts. */
  sortable?: boolean
  /** @param firstId for the first field, which gets the focus when a row is added. */
  children: (index: number, firstId: string, name: string) => ReactNode
}

export function FactRows({ form, field, ...props }: FactRowsProps) {
  const { row, max, columns, label, formLabel }: FieldOf<'rows'> = tripFields[field]
  return (
    <RowList
      {...props}
      label={formLabel ?? label}
      field={field}
      rowName={row}
      rows={form.values[field] as { key: string }[]}
      max={max}
      newRow={() => rowOf(columns)}
      onChange={(rows) => changeRows(form, field, () => rows as never)}
    />
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
