import { vendorFindings } from '#values/checks/vendor-findings.ts'
import { FormChecks } from '../../publishing/checks/form-checks.tsx'
import { useComparables } from '../../publishing/checks/use-comparables.ts'
import { checkedVendorOf } from './checked-vendor.ts'
import type { VendorValues } from '../vendor-form.ts'

interface VendorChecksProps {
  id: string | null
  values: VendorValues
  base: VendorValues
  /** Whether the fields show. */
  ready: boolean
}

export function VendorChecks({ id, values, base, ready }: VendorChecksProps) {
  const comparables = useComparables({ entity: 'vendors', ...(id ? { item_id: id } : {}) }, ready && id !== null)
  const findings = ready ? vendorFindings(checkedVendorOf(values)) : []
  return (
    <FormChecks entity="vendors" id={id} findings={findings} comparables={comparables} values={values} base={base} />
  )
}
