import type { FormErrors } from '@mantine/form'
import type { Status } from '#contract/fields.ts'
import { tripDataSchema, type AdminTrip, type TripData } from '#contract/admin/trips.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import type { CategoryName } from '#values/categories.ts'
import type { Complete } from '../shell/form/complete-data.ts'

/** The entry that stands for no vendor (specification 2.14). */
export const noVendor = 'none'

/** A row of a list in the form: its key stays with it wherever it moves. */
interface Row {
  key: string
}

export interface LineRow extends Row {
  text: string
}

export interface DayRow extends Row {
  title: string
  description: string
  accommodation_name: string
  room_type: string
  meal_plan: string
}

export interface ImageRow extends Row {
  image_url: string
  caption: string
}

/** The three lists of lines. */
export const lineFields = ['highlights', 'inclusions', 'exclusions'] as const
export type LineField = (typeof lineFields)[number]

/** What the trip form holds; numbers are blank or as typed until they are sent. */
export interface TripValues extends Record<LineField, LineRow[]> {
  title: string
  category: string
  region: string
  vendor_id: string
  show_vendor_info: boolean
  price: number | string
  duration: number | string
  status: Status
  featured: boolean
  short_description: string
  description: string
  itinerary: DayRow[]
  featured_image: string | null
  trip_images: ImageRow[]
  /** The version that is edited; null for a new trip. */
  updated_at: string | null
}

let rows = 0

/** @returns a key that no other row has. */
function newKey(): string {
  rows += 1
  return `row-${rows}`
}

/** @returns a row of a list of lines. */
export function newLine(text = ''): LineRow {
  return { key: newKey(), text }
}

/** @returns a day without anything in it. */
export function newDay(): DayRow {
  return { key: newKey(), title: '', description: '', accommodation_name: '', room_type: '', meal_plan: '' }
}

/** @returns a gallery image. */
export function newImage(image_url: string, caption = ''): ImageRow {
  return { key: newKey(), image_url, caption }
}

/** @returns what the form of a new trip holds: a draft that shows its vendor, with one row in each list. */
export function blankTrip(): TripValues {
  return {
    title: '',
    category: '',
    region: '',
    vendor_id: noVendor,
    show_vendor_info: true,
    price: '',
    duration: '',
    status: 'draft',
    featured: false,
    short_description: '',
    description: '',
    highlights: [newLine()],
    inclusions: [newLine()],
    exclusions: [newLine()],
    itinerary: [newDay()],
    featured_image: null,
    trip_images: [],
    updated_at: null,
  }
}

/** @returns what the form of a stored trip holds. */
export function tripValuesOf(trip: AdminTrip): TripValues {
  const { title, category, region, price, duration, status, featured, show_vendor_info, description } = trip
  return {
    title,
    category,
    region,
    price,
    duration,
    status,
    featured,
    show_vendor_info,
    description,
    vendor_id: trip.vendor_id ?? noVendor,
    short_description: trip.short_description ?? '',
    highlights: linesOf(trip.highlights),
    inclusions: linesOf(trip.inclusions),
    exclusions: linesOf(trip.exclusions),
    itinerary: trip.itinerary.length > 0 ? trip.itinerary.map(dayOf) : [newDay()],
    featured_image: trip.featured_image,
    trip_images: trip.trip_images
      .toSorted((a, b) => a.sort_order - b.sort_order)
      .map(({ image_url, caption }) => newImage(image_url, caption ?? '')),
    updated_at: trip.updated_at,
  }
}

function linesOf(texts: string[]): LineRow[] {
  return texts.length > 0 ? texts.map((text) => newLine(text)) : [newLine()]
}

function dayOf(day: ItineraryDay): DayRow {
  return {
    ...newDay(),
    title: day.title,
    description: day.description,
    // Older rows name the hotel elsewhere; saved, it stands where it belongs.
    accommodation_name: day.accommodation_name ?? day.hotel_name ?? '',
    room_type: day.room_type ?? '',
    meal_plan: day.meal_plan ?? '',
  }
}

type SentDay = NonNullable<TripData['itinerary']>[number]

/** The host text is the server's; days are numbered in their order, and the hotel has one name. */
interface SentTrip extends Complete<Omit<TripData, 'host_info' | 'itinerary'>> {
  itinerary: Complete<Omit<SentDay, 'day' | 'hotel_name'>>[]
}

/**
 * What is sent: every row in its place, so that a problem that is found in one can be shown there; the contract drops
 * the blank ones. Category, price and duration
 * are what their types say once `tripErrors` has found nothing.
 */
export function tripDataOf(values: TripValues): SentTrip {
  const { updated_at: _version, price, duration, highlights, inclusions, exclusions, ...fields } = values
  return {
    ...fields,
    category: values.category as CategoryName,
    price: numberOf(price) as number,
    duration: numberOf(duration) as number,
    highlights: highlights.map(({ text }) => text),
    inclusions: inclusions.map(({ text }) => text),
    exclusions: exclusions.map(({ text }) => text),
    itinerary: values.itinerary.map(({ key: _key, ...day }) => day),
    trip_images: values.trip_images.map(({ key: _key, ...image }) => image),
  }
}

/** Blank is nothing; what cannot be read stays no number, and the contract says so. */
function numberOf(typed: number | string): number | undefined {
  return typeof typed === 'string' && typed.trim() === '' ? undefined : Number(typed)
}

/** @returns the first problem of each field by its path in the form; none when the trip can be sent. */
export function tripErrors(values: TripValues): FormErrors {
  const { error } = tripDataSchema.safeParse(tripDataOf(values))
  const errors: FormErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return atFormPaths(errors)
}

const line = new RegExp(`^(?:${lineFields.join('|')})\\.\\d+$`)

/** A line is a text when it is sent, but a row with a text in the form. */
export function atFormPaths<Message>(errors: Record<string, Message>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [line.test(path) ? `${path}.text` : path, message]),
  )
}
