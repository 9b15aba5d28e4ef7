import { LimitedInput, LimitedTextarea } from '../kit/field/limited-input.tsx'
import { RowList } from '../kit/form/row-list.tsx'
import type { RowColumn, SettingField } from './section-fields.ts'
import { rowOf, type SettingRow } from './section-values.ts'
import type { FieldProps } from './field-props.ts'
import { PictureInput } from './picture-input.tsx'
import { RichCell } from './rich-cell.tsx'
import styles from './settings.module.css'

interface SettingRowsProps extends FieldProps {
  rows: Extract<SettingField, { as: 'rows' }>
}

export function SettingRows({ form, name, label, rows: field, round, ...shared }: SettingRowsProps) {
  const change = (rows: SettingRow[]) => {
    form.setFieldValue(name, rows)
    form.setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith(`${name}.`))),
    )
  }
  const columns = Object.entries(field.columns)
  return (
    <RowList
      label={label}
      hint={field.hint}
      field={name}
      rowName={field.row}
      rows={form.values[name] as SettingRow[]}
      max={field.max}
      newRow={() => rowOf(field, null)}
      onChange={change}
    >
      {(index, firstId, rowName) => (
        <div className={styles.cells} data-short={columns.every(([, { as }]) => as === 'line') || undefined}>
          {columns.map(([column, cell], place) => (
            <Cell
              key={column}
              {...(place === 0 ? { id: firstId } : {})}
              form={form}
              path={`${name}.${index}.${column}`}
              label={`${rowName}: ${cell.label.toLowerCase()}`}
              cell={cell}
              round={round}
              {...shared}
            />
          ))}
        </div>
      )}
    </RowList>
  )
}

interface CellProps extends Pick<FieldProps, 'form' | 'label' | 'round' | 'Editor' | 'onUploading' | 'onPicture'> {
  /** Id of the first input, which gets the focus when a row is added. */
  id?: string
  path: string
  cell: RowColumn
}

function Cell({ id, form, path, label, cell, round, Editor, onUploading, onPicture }: CellProps) {
  if (cell.as === 'picture') {
    return <PictureInput {...{ form, label, path, onUploading, onPicture }} hint={cell.hint} />
  }
  if (cell.as === 'rich') {
    return <RichCell key={round} {...{ form, label, path, Editor, onUploading }} />
  }
  const shared = { ...(id ? { id } : {}), label, limit: cell.limit, ...form.getInputProps(path) }
  return cell.as === 'line' ? (
    <LimitedInput {...shared} />
  ) : (
    <LimitedTextarea autosize minRows={2} maxRows={10} {...shared} />
  )
}
