import { ActionIcon, Button, Fieldset, Text } from '@mantine/core'
import { useId } from 'react'
import { Plus, Trash } from '../kit/layout/admin-icons.tsx'
import { LimitedInput, LimitedTextarea } from '../kit/field/limited-input.tsx'
import { useFocusLater } from '../kit/hooks/use-focus-later.ts'
import { SortableList } from '../kit/list/sortable/sortable-list.tsx'
import type { RowColumn, SettingField } from './section-fields.ts'
import { rowOf, type SettingRow } from './section-values.ts'
import type { FieldProps } from './field-props.ts'
import { PictureInput } from './picture-input.tsx'
import { RichCell } from './rich-cell.tsx'
import styles from './settings.module.css'

interface SettingRowsProps extends FieldProps {
  rows: Extract<SettingField, { as: 'rows' }>
}

/** Rows of several fields that can be added, removed and reordered. */
export function SettingRows({ form, name, label, rows: field, round, ...shared }: SettingRowsProps) {
  const id = useId()
  const focusLater = useFocusLater()
  const rows = form.values[name] as SettingRow[]
  const change = (next: SettingRow[]) => {
    form.setFieldValue(name, next)
    form.setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith(`${name}.`))),
    )
  }
  const nameOf = (index: number) => `${field.row[0]!.toUpperCase()}${field.row.slice(1)} ${index + 1}`
  const add = () => {
    const row = rowOf(field, null)
    focusLater(`${id}-${row.key}`)
    change([...rows, row])
  }
  const remove = (index: number) => {
    const after = rows.toSpliced(index, 1)
    const near = after[Math.min(index, after.length - 1)]
    focusLater(near ? `${id}-${near.key}` : `${id}-add`)
    change(after)
  }
  const columns = Object.entries(field.columns)
  return (
    <Fieldset legend={label} variant="unstyled" className={styles.rows}>
      {field.hint ? (
        <Text size="sm" c="dimmed">
          {field.hint}
        </Text>
      ) : null}
      <SortableList
        label={label}
        layout="rows"
        items={rows}
        nameOf={nameOf}
        onMove={(from, to) => change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!))}
      >
        {({ key }, index) => (
          <div role="group" aria-label={nameOf(index)} className={styles.row}>
            <div className={styles.cells} data-short={columns.every(([, { as }]) => as === 'line') || undefined}>
              {columns.map(([column, cell], place) => (
                <Cell
                  key={column}
                  {...(place === 0 ? { id: `${id}-${key}` } : {})}
                  form={form}
                  path={`${name}.${index}.${column}`}
                  label={`${nameOf(index)}: ${cell.label.toLowerCase()}`}
                  cell={cell}
                  round={round}
                  {...shared}
                />
              ))}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove ${nameOf(index)}`}
              onClick={() => remove(index)}
            >
              <Trash />
            </ActionIcon>
          </div>
        )}
      </SortableList>
      <Button
        id={`${id}-add`}
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus className="size-4" />}
        disabled={rows.length >= field.max}
        onClick={add}
      >
        Add {field.row}
      </Button>
    </Fieldset>
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
