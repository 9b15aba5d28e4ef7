import { adminMessages } from '#contract/messages.ts'
import { formatDays } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import {
  asText,
  asValue,
  fieldOf,
  historyKind,
  type HistoryField,
  type Known,
  type Shown,
} from '../shell/history/history-kind.ts'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { factHistory } from './facts/fact-history.ts'
import { noVendor, tripValuesOfVersion, type DayRow, type LineField, type TripValues } from './trip-values.ts'

const { cannotTake, picturesGone, vendorGone } = adminMessages.history

type TripField = Omit<HistoryField<TripValues>, 'names'>

const field = fieldOf<TripValues, keyof TripValues>
const text = (name: 'title' | 'short_description' | 'description', label: string) =>
  field(name, label, (value) => asText(value as string))

function lines(name: LineField, label: string): TripField {
  return {
    ...field(name, label, () => asText('')),
    shown: (values) => ({ as: 'list', entries: values[name].map((row) => row.text.trim()).filter(Boolean) }),
  }
}

const vendor: TripField = {
  ...field('vendor_id', 'Vendor', (id, known) =>
    asValue(id === noVendor ? 'No vendor' : (known.nameOf(id as string) ?? 'Another vendor')),
  ),
  obstacle: ({ vendor_id }, known) => (known.isNoMore(vendor_id) ? { text: vendorGone, blocks: true } : null),
}

const featured: TripField = {
  label: 'Featured image',
  shown: ({ featured_image: url, featured_image_alt: caption }) => ({
    as: 'pictures',
    pictures: url ? [{ url, caption }] : [],
  }),
  take: (form, { featured_image, featured_image_alt }) => ({ ...form, featured_image, featured_image_alt }),
  obstacle: ({ featured_image: url }, known) => (url && known.isGone(url) ? { text: cannotTake, blocks: true } : null),
}

const gallery: TripField = {
  label: 'Additional images',
  shown: ({ trip_images }) => ({
    as: 'pictures',
    pictures: trip_images.map(({ image_url: url, caption }) => ({ url, caption })),
  }),
  take: (form, { trip_images }, known) => ({ ...form, trip_images: trip_images.filter(isStored(known)) }),
  obstacle: ({ trip_images }, known) => {
    const gone = trip_images.length - trip_images.filter(isStored(known)).length
    if (gone === 0) return null
    return { text: picturesGone(gone), blocks: gone === trip_images.length }
  },
}

function isStored(known: Known) {
  return ({ image_url }: { image_url: string }) => !known.isGone(image_url)
}

const itinerary: TripField = {
  ...field('itinerary', 'Itinerary', () => asText('')),
  shown: (values): Shown => ({
    as: 'days',
    days: values.itinerary.map(partsOf).flatMap((parts, index) => {
      return parts.some((part) => part.text !== '') ? [{ number: index + 1, parts }] : []
    }),
  }),
}

function partsOf({ title, description, accommodation_name, room_type, meal_plan }: DayRow) {
  return [
    { label: 'Title', text: title },
    { label: 'Description', text: description },
    { label: 'Accommodation', text: accommodation_name },
    { label: 'Room type', text: room_type },
    { label: 'Meal plan', text: meal_plan },
  ]
}

const yesOrNo = (yes: string, no: string) => (value: TripValues[keyof TripValues]) => asValue(value ? yes : no)

export const tripHistory = historyKind<'trips', TripValues>(tripValuesOfVersion, {
  title: text('title', 'Title'),
  category: field('category', 'Category', (value) => asValue(value as string)),
  region: field('region', 'Region', (value) => asValue(value as string)),
  vendor_id: vendor,
  show_vendor_info: field('show_vendor_info', 'Vendor info', yesOrNo('Shown', 'Hidden')),
  price: field('price', 'Price', (value) => asValue(value === '' ? '' : formatRupees(Number(value)))),
  duration: field('duration', 'Duration', (value) => asValue(value === '' ? '' : formatDays(Number(value)))),
  status: {
    ...field('status', 'Status', (value) => asValue(statusLabels[value as TripValues['status']])),
    onlyByItself: true,
  },
  featured: field('featured', 'Featured', yesOrNo('Yes', 'No')),
  short_description: text('short_description', 'Short description'),
  description: text('description', 'Full Description'),
  highlights: lines('highlights', 'Highlights'),
  inclusions: lines('inclusions', 'Inclusions'),
  exclusions: lines('exclusions', 'Exclusions'),
  itinerary,
  ...factHistory<TripValues>(),
  featured_image: featured,
  featured_image_alt: { with: 'featured_image' },
  trip_images: gallery,
})
