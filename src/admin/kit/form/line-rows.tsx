import { ActionIcon, Button, Fieldset, Input } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { FieldOf } from '#contract/content/field.ts'
import { adminMessages } from '#contract/messages.ts'
import { LimitedInput } from '../field/limited-input.tsx'
import { newLine, type LineRow } from './form-values.ts'
import { useFocusLater } from '../hooks/use-focus-later.ts'
import { Plus, Trash } from '../layout/admin-icons.tsx'
import { changeRows } from './change-rows.ts'
import styles from './row-list.module.css'

interface LineRowsProps<Values extends object> {
  form: UseFormReturnType<Values>
  name: keyof Values & string
  field: FieldOf<'list'>
  /** 'Highlight'. */
  rowLabel: string
  /** @returns the entries of a pasted list. */
  linesIn?: (pasted: string) => string[]
}

const plainLines = (pasted: string) =>
  pasted
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of at least one line. Enter adds a line; pasting a list adds one per line of text. */
export function LineRows<Values extends object>(props: LineRowsProps<Values>) {
  const { form, name, field, rowLabel, linesIn = plainLines } = props
  const { label, limit, max } = field
  const id = useId()
  const focusLater = useFocusLater()
  const rows = form.values[name] as LineRow[]
  const [leftOut, setLeftOut] = useState(0)
  const isFull = rows.length >= max
  const change = (next: (current: LineRow[]) => LineRow[]) =>
    changeRows(form, name, (current) => next(current as LineRow[]) as typeof current)
  const insert = (at: number, added: LineRow[]) => {
    const fitting = added.slice(0, max - rows.length)
    setLeftOut(added.length - fitting.length)
    if (fitting.length === 0) return
    focusLater(`${id}-${fitting.at(-1)!.key}`)
    change((current) => current.toSpliced(at, 0, ...fitting))
  }
  const remove = (index: number) => {
    const rest = rows.length > 1 ? rows.toSpliced(index, 1) : [newLine()]
    setLeftOut(0)
    focusLater(`${id}-${rest[Math.min(index, rest.length - 1)]!.key}`)
    change(() => rest)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    insert(index + 1, [newLine()])
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = linesIn(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    const isBlank = rows[index]!.text.trim() === ''
    if (isBlank) form.setFieldValue(`${name}.${index}.text` as string, lines[0] as never)
    insert(
      index + 1,
      lines.slice(isBlank ? 1 : 0).map((text) => newLine(text)),
    )
  }
  return (
    <Fieldset legend={label} variant="unstyled" className={styles.list} data-field={name} data-rows>
      {rows.map(({ key }, index) => (
        <div key={key} className={styles.line}>
          <LimitedInput
            id={`${id}-${key}`}
            aria-label={`${rowLabel} ${index + 1}`}
            limit={limit}
            {...form.getInputProps(`${name}.${index}.text`)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove ${rowLabel.toLowerCase()} ${index + 1}`}
            onClick={() => remove(index)}
          >
            <Trash />
          </ActionIcon>
        </div>
      ))}
      {leftOut > 0 ? <Input.Error role="alert">{adminMessages.trips.linesFull(leftOut)}</Input.Error> : null}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus className="size-4" />}
        disabled={isFull}
        onClick={() => insert(rows.length, [newLine()])}
      >
        Add {rowLabel.toLowerCase()}
      </Button>
    </Fieldset>
  )
}
