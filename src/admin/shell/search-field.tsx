import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Search } from './admin-icons.tsx'

interface SearchFieldProps {
  label: string
  /** The text that the address holds. */
  value: string
  onSearch: (text: string) => void
}

/** Time after the last key before a search starts, milliseconds. */
const pause = 250

/** A search that follows typing; the address changes once the typing rests. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const search = useDebouncedCallback(onSearch, pause)
  // The address can change without this field: 'Clear', back and forward.
  useEffect(() => setText(value), [value])
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Search />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
    />
  )
}
