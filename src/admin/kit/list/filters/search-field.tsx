import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { searchLength } from '#contract/fields.ts'
import { Search } from '../../layout/admin-icons.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** The search text in the URL. */
  value: string
  onSearch: (text: string) => void
}

/** Debounce, milliseconds. */
const debounceTime = 250

/** Searches while typing, debounced. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [previous, setPrevious] = useState(value)
  const [sent, setSent] = useState(value)
  // Follows changes of the URL from elsewhere ('Clear', back and forward), but not those from this field, since more may
  // have been typed in the meantime.
  if (value !== previous) {
    setPrevious(value)
    if (value !== sent.trim()) setText(value)
  }
  const search = useDebouncedCallback((typed: string) => {
    setSent(typed)
    onSearch(typed)
  }, debounceTime)
  return (
    <TextInput
      type="search"
      className={styles.field}
      maxLength={searchLength}
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
