import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { searchLength } from '#contract/fields.ts'
import { Search } from '../layout/admin-icons.tsx'
import styles from './search-field.module.css'

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
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  // The address can change without this field ('Clear', back and forward): then it is followed. What this field asked
  // for itself is not, since more may have been typed in the meantime.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent.trim()) setText(value)
  }
  const search = useDebouncedCallback((typed: string) => {
    setSent(typed)
    onSearch(typed)
  }, pause)
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
