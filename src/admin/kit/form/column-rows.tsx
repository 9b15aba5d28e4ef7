import type { UseFormReturnType } from '@mantine/form'
import { memo, type ClipboardEvent, type ReactNode } from 'react'
import type { Columns, FieldOf } from '#contract/content/field.ts'
import { changeRows } from './change-rows.ts'
import { CellInput } from './field-input.tsx'
import { rowOf, type RowValues } from './form-values.ts'
import styles from './row-list.module.css'
import { RowList, type RowOptions } from './row-list.tsx'
import { isSamePart } from './same-part.ts'

interface CellsProps<Values extends object> {
  form: UseFormReturnType<Values>
  name: keyof Values & string
  field: Pick<FieldOf<'rows'>, 'label' | 'formLabel' | 'hint' | 'row' | 'max' | 'columns'>
  /** Names of the shown columns, where they are not all of them as they are declared. */
  order?: readonly string[] | undefined
}

interface EntryRowsProps<Values extends object> extends RowOptions {
  form: UseFormReturnType<Values>
  name: keyof Values & string
  field: CellsProps<Values>['field']
  /** @param firstId for the first input, which gets the focus when a row is added. */
  children: (index: number, firstId: string, name: string) => ReactNode
}

/** The entries of a field of rows. */
export function EntryRows<Values extends object>({ form, name, field, ...options }: EntryRowsProps<Values>) {
  return (
    <RowList
      hint={field.hint}
      {...options}
      label={field.formLabel ?? field.label}
      field={name}
      rowName={field.row}
      rows={form.values[name] as RowValues<Columns>[]}
      max={field.max}
      newRow={() => rowOf(field.columns)}
      onChange={(rows) => changeRows(form, name, () => rows as Values[typeof name])}
    />
  )
}

interface ColumnRowsProps<Values extends object> extends CellsProps<Values>, RowOptions {
  /** Places the inputs of an entry; by default they are below each other. */
  className?: string | undefined
  /** Above the inputs of an entry. */
  heading?: (index: number) => ReactNode
  onPaste?: (event: ClipboardEvent, index: number) => void
}

/** The entries of a field of rows, with an input for every column. */
export function ColumnRows<Values extends object>(props: ColumnRowsProps<Values>) {
  const { form, name, field, order, className, heading, onPaste, ...options } = props
  return (
    <EntryRows {...options} form={form} name={name} field={field}>
      {(index, firstId, entry) => (
        <div className={`${styles.entry} ${className ?? ''}`} onPasteCapture={(event) => onPaste?.(event, index)}>
          {heading?.(index)}
          <Cells {...{ form, name, field, order, index, firstId, entry }} />
        </div>
      )}
    </EntryRows>
  )
}

interface EntryProps {
  index: number
  firstId: string
  /** 'Stop 1'. */
  entry: string
}

const Cells = memo(
  CellsPlain,
  (before, after) =>
    before.firstId === after.firstId &&
    before.index === after.index &&
    before.order === after.order &&
    isSamePart(`${after.name}.${after.index}`, before.form, after.form),
) as unknown as typeof CellsPlain

function CellsPlain<Values extends object>({ form, name, field, ...props }: CellsProps<Values> & EntryProps) {
  const { row, columns } = field
  const { order = Object.keys(columns), index, firstId, entry } = props
  const firstLabel = (column: string) => (column === row ? entry : `${entry}: ${column}`)
  return order.map((key, place) => (
    <CellInput
      key={key}
      column={columns[key]!}
      input={form.getInputProps(`${name}.${index}.${key}`)}
      {...(place === 0 ? { id: firstId, label: firstLabel(columns[key]!.label.toLowerCase()) } : {})}
    />
  ))
}
