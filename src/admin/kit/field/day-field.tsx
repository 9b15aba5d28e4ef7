import { TextInput } from '@mantine/core'

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
  className?: string | undefined
}

/** A day of a filter; an empty field does not filter. */
export function DayField({ label, value = '', onChange, className }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      className={className}
    />
  )
}
