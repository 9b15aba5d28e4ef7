import { Select, type SelectProps } from '@mantine/core'
import type { SyntheticEvent } from 'react'

interface Option {
  value: string
  label: string
}

interface SearchSelectProps extends Omit<SelectProps<string>, 'data' | 'searchable' | 'value'> {
  data: Option[]
  /** Null if none is selected. */
  value: string | null
}

/**
 * A select with a search. The label of the selected option is marked on focus and on a click, so that what is typed
 * replaces it; otherwise the search would be appended to the label and find nothing.
 */
export function SearchSelect({ data, value, onFocus, onClick, ...props }: SearchSelectProps) {
  const label = data.find((each) => each.value === value)?.label
  const mark = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === label) currentTarget.select()
  }
  return (
    <Select
      {...props}
      searchable
      data={data}
      value={value}
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
