import { Select, type SelectProps } from '@mantine/core'
import { useRef, type KeyboardEvent } from 'react'
import { optionAfterKey, type Typed } from './type-ahead.ts'

type Choice = string | { value: string; label: string }

interface PlainSelectProps extends Omit<SelectProps<string>, 'data' | 'searchable' | 'onChange' | 'value'> {
  data: readonly (Choice | { group: string; items: Choice[] })[]
  /** Null if none is selected. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A select without a search: letters choose the option that begins with them, as in a native select. */
export function PlainSelect({ data, value, onChange, ...props }: PlainSelectProps) {
  const typed = useRef<Typed>({ text: '', at: 0 })
  const options = data
    .flatMap((entry) => (typeof entry === 'object' && 'items' in entry ? entry.items : [entry]))
    .map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const labels = options.map(({ label }) => label)
    const current = options.findIndex((option) => option.value === value)
    const { index, typed: now } = optionAfterKey(labels, current, event, typed.current)
    typed.current = now
    const option = options[index]
    if (!option || option.value === value) return
    onChange(option.value)
    // An open list still marks the previous option, which Enter would take.
    if (event.currentTarget.getAttribute('aria-expanded') === 'true') event.currentTarget.click()
  }
  return <Select {...props} data={data} value={value} onChange={onChange} onKeyDown={onKeyDown} />
}
