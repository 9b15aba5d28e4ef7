import { vendorFields } from '#contract/content/vendor-fields.ts'
import { FieldInput, type FieldInputProps } from '../kit/form/field-input.tsx'
import type { VendorForm } from './vendor-form.ts'

interface VendorInputProps extends Omit<FieldInputProps, 'field' | 'input'> {
  form: VendorForm
  name: keyof typeof vendorFields
}

export function VendorInput({ form, name, ...props }: VendorInputProps) {
  return <FieldInput field={vendorFields[name]} input={form.getInputProps(name)} {...props} />
}
