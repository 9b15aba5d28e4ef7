import { Input } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { memo, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { FieldOf } from '#contract/content/field.ts'
import { adminMessages } from '#contract/messages.ts'
import { LimitedInput } from '../field/limited-input.tsx'
import { useFocusLater } from '../hooks/use-focus-later.ts'
import { changeRows } from './change-rows.ts'
import { newLine, type LineRow } from './form-values.ts'
import { RowList } from './row-list.tsx'
import { isSamePart } from './same-part.ts'

interface LineRowsProps<Values extends object> {
  form: UseFormReturnType<Values>
  name: keyof Values & string
  field: FieldOf<'list'>
  /** 'highlight'. */
  rowName: string
  /** @returns the entries of a pasted list. */
  linesIn?: (pasted: string) => string[]
}

const plainLines = (pasted: string) =>
  pasted
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list of at least one line. Enter adds a line; pasting a list adds one per line of text. */
export const LineRows = memo(LineRowsPlain, (before, after) =>
  isSamePart(after.name, before.form, after.form),
) as typeof LineRowsPlain

function LineRowsPlain<Values extends object>(props: LineRowsProps<Values>) {
  const { form, name, field, rowName, linesIn = plainLines } = props
  const { label, limit, max } = field
  const id = useId()
  const focusLater = useFocusLater()
  const rows = form.values[name] as LineRow[]
  const [leftOut, setLeftOut] = useState(0)
  const change = (next: (current: LineRow[]) => LineRow[]) =>
    changeRows(form, name, (current) => next(current as LineRow[]) as typeof current)
  const insert = (at: number, added: LineRow[]) => {
    const fitting = added.slice(0, max - rows.length)
    setLeftOut(added.length - fitting.length)
    if (fitting.length === 0) return
    focusLater(`${id}-${fitting.at(-1)!.key}`)
    change((current) => current.toSpliced(at, 0, ...fitting))
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
    <RowList
      id={id}
      label={label}
      field={name}
      rowName={rowName}
      rows={rows}
      max={max}
      newRow={() => newLine()}
      sortable={false}
      layout="lines"
      neverEmpty
      onChange={(next) => {
        setLeftOut(0)
        change(() => next)
      }}
      addition={leftOut > 0 ? <Input.Error role="alert">{adminMessages.trips.linesFull(leftOut)}</Input.Error> : null}
    >
      {(index, firstId, entry) => (
        <LimitedInput
          id={firstId}
          aria-label={entry}
          limit={limit}
          {...form.getInputProps(`${name}.${index}.text`)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={(event) => onPaste(event, index)}
        />
      )}
    </RowList>
  )
}
