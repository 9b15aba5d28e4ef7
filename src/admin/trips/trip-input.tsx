import { tripFields } from '#contract/content/trip-fields.ts'
import { FieldInput, type FieldInputProps } from '../kit/form/field-input.tsx'
import type { TripForm } from './trip-form.ts'

interface TripInputProps extends Omit<FieldInputProps, 'field' | 'input'> {
  form: TripForm
  name: keyof typeof tripFields
}

export function TripInput({ form, name, ...props }: TripInputProps) {
  return <FieldInput field={tripFields[name]} input={form.getInputProps(name)} {...props} />
}
