import type { CheckedTrip } from '#values/checks/trip-findings.ts'
import type { DayRow } from '../../kit/form/form-values.ts'
import type { TripValues } from '../trip-values.ts'

/** The fields that the rules read, as a save would store them. */
export function checkedTripOf(values: TripValues): CheckedTrip {
  const { featured_image, featured_image_alt, trip_images, price, duration } = values
  return {
    featured: featured_image ? { alt: featured_image_alt } : null,
    alts: trip_images.map(({ alt, picture_alt }) => alt.trim() || picture_alt),
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
