import type { FormErrors } from '@mantine/form'
import type { Versions } from '#contract/admin/changes/history.ts'
import type { EditionBody } from '#contract/admin/editions/editions.ts'
import type { Status } from '#contract/fields.ts'
import { tripDataSchema, type AdminTrip, type TripData } from '#contract/admin/trips.ts'
import { noTripFacts } from '#contract/trip-details/trip-facts.ts'
import type { ItineraryDay } from '#contract/trips.ts'
import type { CategoryName } from '#values/categories.ts'
import { newKey, type Row } from '../shell/field/row-key.ts'
import { sentNumber } from '../shell/field/typed-number.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import { factDataOf, factValuesOf, withNewFactKeys, type FactValues } from './facts/fact-values.ts'

/** Value of the option without a vendor (specification 2.14). */
export const noVendor = 'none'

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
  /** Alternative text of the picture itself; not sent. */
  alt: string
}

export const lineFields = ['highlights', 'inclusions', 'exclusions'] as const
export type LineField = (typeof lineFields)[number]

/** Values of the trip form; numbers are blank or as typed until they are sent. */
export interface TripValues extends Record<LineField, LineRow[]>, FactValues {
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
  featured_image_alt: string
  trip_images: ImageRow[]
}

export function newLine(text = ''): LineRow {
  return { key: newKey(), text }
}

export function newDay(): DayRow {
  return { key: newKey(), title: '', description: '', accommodation_name: '', room_type: '', meal_plan: '' }
}

/** @param alt the picture's own alternative text; it is the first caption. */
export function newImage(image_url: string, alt = '', caption = alt): ImageRow {
  return { key: newKey(), image_url, caption, alt }
}

/** Values of a new trip: a draft that shows its vendor, with one row in each list. */
export function blankTrip(): TripValues {
  return {
    ...factValuesOf(noTripFacts),
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
    featured_image_alt: '',
    trip_images: [],
  }
}

type VersionOfTrip = Omit<Versions['trips'], 'itinerary'>

/** A trip as it is stored, as a version of it, or as a draft, in which what is blank is null. */
type StoredTrip = { [Field in keyof VersionOfTrip]: VersionOfTrip[Field] | null } & { itinerary: StoredDay[] | null }

/** @param alts alternative texts of pictures by URL. */
function valuesOfStored(trip: StoredTrip, alts: ReadonlyMap<string, string>): TripValues {
  return {
    ...factValuesOf(trip),
    title: trip.title ?? '',
    category: trip.category ?? '',
    region: trip.region ?? '',
    price: trip.price ?? '',
    duration: trip.duration ?? '',
    status: trip.status ?? 'draft',
    featured: trip.featured ?? false,
    show_vendor_info: trip.show_vendor_info ?? true,
    description: trip.description ?? '',
    vendor_id: trip.vendor_id || noVendor,
    short_description: trip.short_description ?? '',
    highlights: linesOf(trip.highlights ?? []),
    inclusions: linesOf(trip.inclusions ?? []),
    exclusions: linesOf(trip.exclusions ?? []),
    itinerary: daysOf(trip.itinerary ?? []),
    featured_image: trip.featured_image || null,
    featured_image_alt: trip.featured_image_alt ?? '',
    trip_images: (trip.trip_images ?? []).map(({ image_url, caption }) =>
      newImage(image_url, alts.get(image_url) ?? '', caption ?? ''),
    ),
  }
}

export function tripValuesOf(trip: AdminTrip): TripValues {
  const trip_images = trip.trip_images.toSorted((a, b) => a.sort_order - b.sort_order)
  const alts = new Map(trip_images.map(({ image_url, picture }) => [image_url, picture.alt]))
  return valuesOfStored({ ...trip, trip_images, featured_image_alt: trip.featured_picture?.alt ?? '' }, alts)
}

export function tripValuesOfVersion(trip: Versions['trips']): TripValues {
  return valuesOfStored(trip, new Map())
}

/** @param live values of the fields that the draft does not have. */
export function tripValuesOfBody(body: EditionBody, live: TripValues): TripValues {
  const alts = new Map(live.trip_images.map(({ image_url, alt }) => [image_url, alt]))
  const stored: Record<keyof StoredTrip, unknown> = tripDataOf(live)
  return valuesOfStored({ ...stored, ...body } as StoredTrip, alts)
}

/** For values that were kept in the browser: their keys may belong to other rows by now. */
export function withNewKeys(values: TripValues): TripValues {
  const renew = <Each extends Row>(each: Each): Each => ({ ...each, key: newKey() })
  return {
    ...withNewFactKeys(values),
    highlights: values.highlights.map(renew),
    inclusions: values.inclusions.map(renew),
    exclusions: values.exclusions.map(renew),
    itinerary: values.itinerary.map(renew),
    trip_images: values.trip_images.map(renew),
  }
}

export function linesOf(texts: string[]): LineRow[] {
  return texts.length > 0 ? texts.map((text) => newLine(text)) : [newLine()]
}

/** Older rows have `hotel_name`; saving moves it. */
type StoredDay = { [Field in keyof ItineraryDay]?: ItineraryDay[Field] | null }

function daysOf(days: StoredDay[]): DayRow[] {
  return days.length > 0 ? days.map(dayOf) : [newDay()]
}

export function dayOf(day: StoredDay): DayRow {
  return {
    ...newDay(),
    title: day.title ?? '',
    description: day.description ?? '',
    accommodation_name: day.accommodation_name ?? day.hotel_name ?? '',
    room_type: day.room_type ?? '',
    meal_plan: day.meal_plan ?? '',
  }
}

type SentDay = NonNullable<TripData['itinerary']>[number]

/** Without fields that the server sets: the host text and the numbers of days. */
interface SentTrip extends Complete<Omit<TripData, 'host_info' | 'itinerary'>> {
  itinerary: Complete<Omit<SentDay, 'day' | 'hotel_name'>>[]
}

/**
 * Input of the save call. Blank rows are included, so that a validation error has the index of its row; the contract
 * drops them. Call `tripErrors` first: category, price and duration have the declared types only in valid values.
 */
export function tripDataOf(values: TripValues): SentTrip {
  const { price, duration, highlights, inclusions, exclusions, ...fields } = values
  return {
    ...fields,
    ...factDataOf(values),
    category: values.category as CategoryName,
    price: sentNumber(price) as number,
    duration: sentNumber(duration) as number,
    highlights: highlights.map(({ text }) => text),
    inclusions: inclusions.map(({ text }) => text),
    exclusions: exclusions.map(({ text }) => text),
    itinerary: values.itinerary.map(({ key: _key, ...day }) => day),
    trip_images: values.trip_images.map(({ image_url, caption }) => ({ image_url, caption })),
  }
}

/** @returns the first error of each field by its path in the form; empty if valid. */
export function tripErrors(values: TripValues): FormErrors {
  const { error } = tripDataSchema.safeParse(tripDataOf(values))
  const errors: FormErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return atFormPaths(errors)
}

const line = new RegExp(`^(?:${lineFields.join('|')})\\.\\d+$`)

/** The contract has lines as strings, the form as rows with a `text`; languages are one field. */
export function atFormPaths<Message>(errors: Record<string, Message>): Record<string, Message> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [formPath(path), message]))
}

function formPath(path: string): string {
  if (path.startsWith('languages.')) return 'languages'
  return line.test(path) ? `${path}.text` : path
}
