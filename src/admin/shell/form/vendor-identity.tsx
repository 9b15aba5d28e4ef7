import type { UseFormReturnType } from '@mantine/form'
import { vendorLimits } from '#contract/vendors.ts'
import { LimitedInput } from '../field/limited-input.tsx'
import { RegionSelect } from './region-select.tsx'

/** A form with what every vendor must have. */
interface VendorIdentityProps {
  form: { getInputProps: (field: 'vendor_name' | 'region') => ReturnType<UseFormReturnType<object>['getInputProps']> }
}

export function VendorName({ form }: VendorIdentityProps) {
  return (
    <LimitedInput
      label="Vendor Name"
      required
      data-autofocus
      limit={vendorLimits.vendor_name}
      {...form.getInputProps('vendor_name')}
    />
  )
}

export function VendorRegion({ form }: VendorIdentityProps) {
  const { value, onChange, error } = form.getInputProps('region')
  return (
    <RegionSelect
      label="Region (State/UT)"
      required
      value={value as string}
      onChange={onChange as (region: string) => void}
      error={error as string | undefined}
    />
  )
}
