import type { AdminTrip } from '#contract/admin/trips.ts'
import { formatDays } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { listText, type FieldText } from '../shell/form/conflict/changes.ts'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { factTexts } from './facts/fact-texts.ts'
import { noVendor, type DayRow, type TripValues } from './trip-values.ts'

/**
 * A trip's fields as texts, to show what differs between two versions.
 * @param trip the stored version, which knows its vendor's name.
 */
export function tripTexts(values: TripValues, trip: AdminTrip | null): FieldText[] {
  const { title, category, region, price, duration, status, short_description, description } = values
  return [
    { label: 'Title', text: title },
    { label: 'Category', text: category },
    { label: 'Region', text: region },
    { label: 'Vendor', text: vendorText(values.vendor_id, trip) },
    { label: 'Vendor info', text: values.show_vendor_info ? 'Shown' : 'Hidden' },
    { label: 'Price', text: price === '' ? '' : formatRupees(Number(price)) },
    { label: 'Duration', text: duration === '' ? '' : formatDays(Number(duration)) },
    { label: 'Status', text: statusLabels[status] },
    { label: 'Featured', text: values.featured ? 'Yes' : 'No' },
    { label: 'Short description', text: short_description },
    { label: 'Full Description', text: description },
    { label: 'Highlights', text: listText(values.highlights.map(({ text }) => text)) },
    { label: 'Inclusions', text: listText(values.inclusions.map(({ text }) => text)) },
    { label: 'Exclusions', text: listText(values.exclusions.map(({ text }) => text)) },
    { label: 'Itinerary', text: listText(values.itinerary.map(dayText)) },
    ...factTexts.map(({ label, text }) => ({ label, text: listed(text(values)) })),
    { label: 'Featured image', text: fileName(values.featured_image) },
    { label: 'Gallery', text: listText(values.trip_images.map(imageText)) },
  ]
}

function listed(text: string | string[]): string {
  return Array.isArray(text) ? listText(text) : text
}

function vendorText(id: string, trip: AdminTrip | null): string {
  if (id === noVendor) return 'No vendor'
  return trip?.vendor?.id === id ? trip.vendor.vendor_name : 'Another vendor'
}

function dayText({ title, description, accommodation_name, room_type, meal_plan }: DayRow): string {
  return [title, description, accommodation_name, room_type, meal_plan].filter(Boolean).join(', ')
}

function imageText({ image_url, caption }: TripValues['trip_images'][number]): string {
  return caption || fileName(image_url)
}

function fileName(url: string | null): string {
  return url?.split('/').at(-1) ?? ''
}
