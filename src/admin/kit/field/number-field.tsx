import { TextInput, UnstyledButton, type TextInputProps } from '@mantine/core'
import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { ChevronDown } from '#ui/icons.tsx'
import { groupedNumber, isProblem, isWholeNumber, steppedNumber, typedNumber } from './typed-number.ts'
import styles from './number-field.module.css'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** A text that is no number stays as it was typed; `getInputProps` of a form gives it. */
  value?: number | string
  onChange: (value: number | string) => void
  min: number
  max: number
  /** The number must be a multiple of it; 1 by default. */
  step?: number
  /** Whether arrow keys and buttons change the number by a step. */
  stepped?: boolean
  /** Shown at the field for a value that is not a number or out of range, once it loses the focus. */
  problem?: string
  /** Whether large numbers are grouped: 1,25,000. */
  grouped?: boolean
}

/**
 * A field for a number. It never drops or replaces typed text; a message at the field reports a value that is not a
 * number.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value = '',
    onChange,
    min,
    max,
    step = 1,
    stepped = false,
    problem,
    grouped = false,
    error,
    onBlur,
    ...others
  } = props
  // The typed text while the field has the focus.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (typeof value === 'string' ? value : textOf(value, grouped))
  const isWrong = typed === null && isProblem(value, { min, max, step })
  const type = ({ currentTarget: { value: text, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    const number = typedNumber(text)
    // Within the text, grouping would move the caret.
    const groups = grouped && selectionStart === text.length && number !== null && isWholeNumber(text)
    setTyped(groups ? groupedNumber(number) : text)
    onChange(number ?? text)
  }
  const move = (direction: 1 | -1) => {
    setTyped(null)
    onChange(steppedNumber(value, direction, { min, max, step }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = directions[event.key]
    if (!direction || !stepped) return
    event.preventDefault()
    move(direction)
  }
  return (
    <TextInput
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...others}
      value={shown}
      onChange={type}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
      error={error ?? (isWrong ? problem : undefined)}
      rightSection={stepped ? <Steps onStep={move} /> : undefined}
    />
  )
}

const directions: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

function textOf(value: number, grouped: boolean): string {
  return grouped ? groupedNumber(value) : String(value)
}

/** For the mouse; the arrow keys do the same. */
function Steps({ onStep }: { onStep: (direction: 1 | -1) => void }) {
  return (
    <span className={styles.steps} aria-hidden="true">
      {([1, -1] as const).map((direction) => (
        <UnstyledButton
          key={direction}
          tabIndex={-1}
          className={styles.step}
          data-direction={direction}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(direction)}
        >
          <ChevronDown />
        </UnstyledButton>
      ))}
    </span>
  )
}
