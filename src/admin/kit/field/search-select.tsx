import { Select, type SelectProps } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'

interface Option {
  value: string
  label: string
}

interface SearchSelectProps extends Omit<SelectProps<string>, 'data' | 'searchable' | 'value'> {
  data: Option[]
  /** Null if none is selected. */
  value: string | null
  /** Whether `data` does not answer the typed text yet: Enter waits for it. */
  searching?: boolean
}

/**
 * A select with a search. The label of the selected option is marked on focus and on a click, so that what is typed
 * replaces it; otherwise the search would be appended to the label and find nothing. Enter takes the first option that
 * answers the typed text, and never submits the form while the list is open.
 */
export function SearchSelect({ data, value, searching = false, onFocus, onClick, ...props }: SearchSelectProps) {
  const field = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState<{ text: string } | null>(null)
  const answered = useRef<object>(null)
  const label = data.find((each) => each.value === value)?.label
  const mark = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === label) currentTarget.select()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget, key, nativeEvent } = event
    const isEntered = key === 'Enter' && !nativeEvent.isComposing && isOpen(currentTarget)
    if (isEntered) event.preventDefault()
    const typed = currentTarget.value
    setEntered(isEntered && typed.trim() !== '' && typed !== label ? { text: typed } : null)
  }
  useEffect(() => {
    if (entered === null || searching || answered.current === entered) return
    answered.current = entered
    // Closed: Mantine has taken the option that it had marked.
    if (field.current?.value === entered.text && isOpen(field.current)) firstOption(field.current)?.click()
  }, [entered, searching])
  return (
    <Select
      selectFirstOptionOnChange={!searching}
      allowDeselect={false}
      {...props}
      ref={field}
      searchable
      data={data}
      value={value}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        mark(event)
        onFocus?.(event)
      }}
      // A press with the mouse sets the caret after the focus event.
      onClick={(event) => {
        mark(event)
        onClick?.(event)
      }}
    />
  )
}

function isOpen(field: HTMLInputElement): boolean {
  return field.getAttribute('aria-expanded') === 'true'
}

/** @returns the first option that is offered below a field. */
export function firstOption(field: HTMLInputElement): HTMLElement | null {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  return list?.querySelector<HTMLElement>('[role="option"]') ?? null
}
