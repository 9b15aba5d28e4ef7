import type { Column, FieldOf } from '#contract/content/field.ts'
import { EntryRows } from '../kit/form/column-rows.tsx'
import { CellInput } from '../kit/form/field-input.tsx'
import type { FieldProps } from './field-props.ts'
import { PictureInput } from './picture-input.tsx'
import { RichCell } from './rich-cell.tsx'
import styles from './settings.module.css'

interface SettingRowsProps extends FieldProps {
  field: FieldOf<'rows'>
}

export function SettingRows(props: SettingRowsProps) {
  const { form, name, field } = props
  const columns = Object.entries(field.columns)
  const isShort = columns.every(([, column]) => column.kind === 'text' && !column.lines)
  return (
    <EntryRows form={form} name={name} field={field}>
      {(index, firstId, rowName) => (
        <div className={styles.cells} data-short={isShort || undefined}>
          {columns.map(([key, column], place) => (
            <Cell
              key={key}
              {...props}
              {...(place === 0 ? { id: firstId } : {})}
              path={`${name}.${index}.${key}`}
              label={`${rowName}: ${column.label.toLowerCase()}`}
              column={column}
            />
          ))}
        </div>
      )}
    </EntryRows>
  )
}

interface CellProps extends FieldProps {
  /** Id of the first input, which gets the focus when a row is added. */
  id?: string
  path: string
  label: string
  column: Column
}

function Cell({ column, id, label, ...props }: CellProps) {
  const { form, path, round } = props
  if (column.kind === 'picture') return <PictureInput {...props} label={label} hint={column.hint ?? ''} />
  if (column.kind === 'rich') return <RichCell key={round} {...props} label={label} />
  return <CellInput column={column} input={form.getInputProps(path)} label={label} {...(id ? { id } : {})} />
}
