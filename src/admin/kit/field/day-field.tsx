import { TextInput } from '@mantine/core'

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day of a filter; an empty field does not filter. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      flex="0 1 10rem"
    />
  )
}
