import { tripFindings } from '#values/checks/trip-findings.ts'
import type { CategoryName } from '#values/categories.ts'
import { FormChecks } from '../../publishing/checks/form-checks.tsx'
import { useComparables } from '../../publishing/checks/use-comparables.ts'
import { checkedTripOf } from './checked-trip.ts'
import { noReference } from '../../kit/form/form-values.ts'
import type { TripValues } from '../trip-values.ts'

interface TripChecksProps {
  id: string | null
  values: TripValues
  base: TripValues
  /** Whether the fields show. */
  ready: boolean
}

export function TripChecks({ id, values, base, ready }: TripChecksProps) {
  const { category, region, vendor_id } = values
  const comparables = useComparables(
    {
      entity: 'trips',
      ...(id ? { item_id: id } : {}),
      ...(category ? { category: category as CategoryName } : {}),
      ...(region.trim() ? { region } : {}),
      ...(vendor_id === noReference ? {} : { vendor_id }),
    },
    ready,
  )
  const known = comparables && { ...comparables, testimonials: id ? comparables.testimonials : undefined }
  const findings = ready ? tripFindings(checkedTripOf(values), known ?? {}) : []
  return <FormChecks entity="trips" id={id} findings={findings} comparables={comparables} values={values} base={base} />
}
