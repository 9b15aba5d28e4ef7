import type { EditionBody } from '#contract/admin/editions/editions.ts'
import type { TripData } from '#contract/admin/trips.ts'
import { factValuesOfBody } from './facts/fact-draft.ts'
import { dayOf, linesOf, newDay, newImage, noVendor, type TripValues } from './trip-values.ts'

/** A draft may have blank fields, stored as null. */
type DraftBody = { [Field in keyof TripData]?: TripData[Field] | null }

/** Values of a draft's body; fields that it does not have are those of what is live. */
export function tripValuesOfBody(body: EditionBody, live: TripValues): TripValues {
  const draft = body as DraftBody
  const text = (field: keyof DraftBody & keyof TripValues, before: string) =>
    field in draft ? String(draft[field] ?? '') : before
  const lines = (field: 'highlights' | 'inclusions' | 'exclusions') =>
    field in draft ? linesOf(draft[field] ?? []) : live[field]
  const alts = new Map(live.trip_images.map(({ image_url, alt }) => [image_url, alt]))
  return {
    ...live,
    ...factValuesOfBody(body, live),
    title: text('title', live.title),
    category: text('category', live.category),
    region: text('region', live.region),
    short_description: text('short_description', live.short_description),
    description: text('description', live.description),
    featured_image_alt: text('featured_image_alt', live.featured_image_alt),
    price: 'price' in draft ? (draft.price ?? '') : live.price,
    duration: 'duration' in draft ? (draft.duration ?? '') : live.duration,
    vendor_id: 'vendor_id' in draft ? draft.vendor_id || noVendor : live.vendor_id,
    show_vendor_info: draft.show_vendor_info ?? live.show_vendor_info,
    featured: draft.featured ?? live.featured,
    featured_image: 'featured_image' in draft ? (draft.featured_image ?? null) : live.featured_image,
    highlights: lines('highlights'),
    inclusions: lines('inclusions'),
    exclusions: lines('exclusions'),
    itinerary: draft.itinerary ? daysOf(draft.itinerary) : live.itinerary,
    trip_images: draft.trip_images
      ? draft.trip_images.map(({ image_url, caption }) => newImage(image_url, alts.get(image_url) ?? '', caption ?? ''))
      : live.trip_images,
  }
}

function daysOf(days: NonNullable<TripData['itinerary']>) {
  if (days.length === 0) return [newDay()]
  return days.map((day, index) =>
    dayOf({ ...day, day: index + 1, title: day.title ?? '', description: day.description ?? '' }),
  )
}
