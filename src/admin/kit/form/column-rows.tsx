import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Columns, FieldOf } from '#contract/content/field.ts'
import { changeRows } from './change-rows.ts'
import { CellInput } from './field-input.tsx'
import { rowOf, type RowValues } from './form-values.ts'
import { RowList } from './row-list.tsx'

interface EntryRowsProps<Values extends object> {
  form: UseFormReturnType<Values>
  name: keyof Values & string
  field: FieldOf<'rows'>
  /** Whether the order is the admin's; otherwise the server sorts. */
  sortable?: boolean
  /** @param firstId for the first input, which gets the focus when a row is added. */
  children: (index: number, firstId: string, name: string) => ReactNode
}

/** The entries of a field of rows. */
export function EntryRows<Values extends object>({ form, name, field, ...props }: EntryRowsProps<Values>) {
  const { row, max, columns, label, formLabel, hint } = field
  return (
    <RowList
      {...props}
      label={formLabel ?? label}
      hint={hint}
      field={name}
      rowName={row}
      rows={form.values[name] as RowValues<Columns>[]}
      max={max}
      newRow={() => rowOf(columns)}
      onChange={(rows) => changeRows(form, name, () => rows as Values[typeof name])}
    />
  )
}

interface ColumnRowsProps<Values extends object> extends Omit<EntryRowsProps<Values>, 'children'> {
  /** Of the entry, which places its inputs. */
  className: string | undefined
}

/** Rows with an input for every column. */
export function ColumnRows<Values extends object>({ className, ...props }: ColumnRowsProps<Values>) {
  const { row, columns } = props.field
  const firstLabel = (name: string, label: string) => (label === row ? name : `${name}: ${label}`)
  return (
    <EntryRows {...props}>
      {(index, firstId, name) => (
        <div className={className}>
          {Object.entries(columns).map(([key, column], place) => (
            <CellInput
              key={key}
              column={column}
              input={props.form.getInputProps(`${props.name}.${index}.${key}`)}
              {...(place === 0 ? { id: firstId, label: firstLabel(name, column.label.toLowerCase()) } : {})}
            />
          ))}
        </div>
      )}
    </EntryRows>
  )
}
