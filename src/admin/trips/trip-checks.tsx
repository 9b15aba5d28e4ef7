import { tripFindings, type CheckedTrip } from '#values/checks/trip-findings.ts'
import type { CategoryName } from '#values/categories.ts'
import { FormChecks } from '../shell/checks/form-checks.tsx'
import { useAround } from '../shell/checks/use-around.ts'
import { noVendor, type DayRow, type TripValues } from './trip-values.ts'

interface TripChecksProps {
  id: string | null
  values: TripValues
  base: TripValues
  /** Whether the fields show. */
  ready: boolean
}

/** What the trip in the form lacks. */
export function TripChecks({ id, values, base, ready }: TripChecksProps) {
  const { category, region, vendor_id } = values
  const around = useAround(
    {
      noun: 'trips',
      ...(id ? { item_id: id } : {}),
      ...(category ? { category: category as CategoryName } : {}),
      ...(region.trim() ? { region } : {}),
      ...(vendor_id === noVendor ? {} : { vendor_id }),
    },
    ready,
  )
  const known = around && { ...around, testimonials: id ? around.testimonials : undefined }
  const findings = ready ? tripFindings(checkedTripOf(values), known ?? {}) : []
  return <FormChecks noun="trips" id={id} findings={findings} around={around} values={values} base={base} />
}

/** What the rules look at, as a save would store it. */
export function checkedTripOf(values: TripValues): CheckedTrip {
  const { featured_image, featured_image_alt, trip_images, price, duration } = values
  return {
    featured: featured_image ? { alt: featured_image_alt } : null,
    captions: trip_images.map(({ caption, alt }) => caption.trim() || alt),
    price: typeof price === 'number' ? price : null,
    duration: typeof duration === 'number' ? duration : null,
    days: values.itinerary.filter(isFilled).length,
    shows_host: values.show_vendor_info,
    description: values.description,
    summary: values.short_description,
    highlights: values.highlights.filter(({ text }) => text.trim() !== '').length,
  }
}

function isFilled({ key: _key, ...texts }: DayRow): boolean {
  return Object.values(texts).some((text) => text.trim() !== '')
}
