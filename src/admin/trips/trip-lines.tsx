import { ActionIcon, Button, Fieldset, Input } from '@mantine/core'
import { memo, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { Plus, Trash } from '../kit/layout/admin-icons.tsx'
import { LimitedInput } from '../kit/field/limited-input.tsx'
import { useFocusLater } from '../kit/hooks/use-focus-later.ts'
import { newLine, type LineRow } from '../kit/form/form-values.ts'
import { numbered, pastedLines } from './paste/pasted-lines.ts'
import { changeRows, isSamePart, type LineField, type TripForm } from './trip-form.ts'
import rowStyles from '../kit/form/row-list.module.css'
import styles from './trip-dialog.module.css'

interface TripLinesProps {
  form: TripForm
  field: LineField
  /** 'Highlight'. */
  rowLabel: string
}

/** A list of at least one line. Enter adds a line; pasting a list adds one per line of text. */
export const TripLines = memo(TripLinesPlain, (before, after) => isSamePart(after.field, before.form, after.form))

function TripLinesPlain({ form, field, rowLabel }: TripLinesProps) {
  const { label, limit, max } = tripFields[field]
  const id = useId()
  const focusLater = useFocusLater()
  const rows = form.values[field]
  const [leftOut, setLeftOut] = useState(0)
  const isFull = rows.length >= max
  const insert = (at: number, added: LineRow[]) => {
    const fitting = added.slice(0, max - rows.length)
    setLeftOut(added.length - fitting.length)
    if (fitting.length === 0) return
    focusLater(`${id}-${fitting.at(-1)!.key}`)
    changeRows(form, field, (current) => current.toSpliced(at, 0, ...fitting))
  }
  const remove = (index: number) => {
    const rest = rows.length > 1 ? rows.toSpliced(index, 1) : [newLine()]
    setLeftOut(0)
    focusLater(`${id}-${rest[Math.min(index, rest.length - 1)]!.key}`)
    changeRows(form, field, () => rest)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    insert(index + 1, [newLine()])
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const { lines: pasted } = pastedLines(event.clipboardData.getData('text/plain'))
    const lines = pasted.map(({ text }) => text.replace(numbered, ''))
    if (lines.length < 2) return
    event.preventDefault()
    const isBlank = rows[index]!.text.trim() === ''
    if (isBlank) form.setFieldValue(`${field}.${index}.text`, lines[0]!)
    insert(
      index + 1,
      lines.slice(isBlank ? 1 : 0).map((text) => newLine(text)),
    )
  }
  return (
    <Fieldset legend={label} variant="unstyled" className={rowStyles.list} data-field={field} data-rows>
      {rows.map(({ key }, index) => (
        <div key={key} className={styles.line}>
          <LimitedInput
            id={`${id}-${key}`}
            aria-label={`${rowLabel} ${index + 1}`}
            limit={limit}
            {...form.getInputProps(`${field}.${index}.text`)}
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
