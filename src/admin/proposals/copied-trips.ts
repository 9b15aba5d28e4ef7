import type { ProposalBody, ProposalData } from '#contract/admin/proposals.ts'
import type { AdminTrip } from '#contract/admin/trips.ts'
import type { AdminVendor } from '#contract/admin/vendors.ts'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { dateOfDay } from '#values/proposals/dated-days.ts'
import { priceForPeople } from '#values/trips/group-price.ts'
import { storedDays } from '#values/trips/itinerary.ts'

/** A trip, and its vendor if the trip shows it. */
export interface CopiedTrip {
  trip: AdminTrip
  vendor: Pick<AdminVendor, 'vendor_name' | 'words'> | null
}

/** Who it is for, and what the settings say. */
export interface Occasion {
  name: string
  people: number | null
  /** `YYYY-MM-DD`. */
  today: string
  valid_days: number
  gst_rate: number
}

/** Lines of a price with this beginning follow the number of people. */
export const perPerson = 'Per person'

const usualPeople = proposalFields.people.blank

/** A proposal with everything that trips say, copied so that it stays as it is when they change. */
export function bodyOfTrips(copied: CopiedTrip[], occasion: Occasion): ProposalData {
  const trips = copied.map(({ trip }) => trip)
  const people = occasion.people ?? usualPeople
  return {
    ...personalPart(occasion),
    title: trips
      .map(({ title }) => title)
      .join(', ')
      .slice(0, proposalFields.title.limit),
    start_on: null,
    days: trips.flatMap(({ itinerary }) => daysOf(itinerary)).slice(0, proposalFields.days.max),
    stops: stopsOf(trips).slice(0, proposalFields.stops.max),
    pictures: distinct(trips.flatMap(picturesOf), ({ image_url }) => image_url).slice(0, proposalFields.pictures.max),
    hosts: distinct(copied.flatMap(hostsOf), ({ name }) => name).slice(0, proposalFields.hosts.max),
    inclusions: linesOf(trips.flatMap(({ inclusions }) => inclusions)),
    exclusions: linesOf(trips.flatMap(({ exclusions }) => exclusions)),
    options: [],
    lines: trips.flatMap((trip) => pricesOf(trip, people, trips.length > 1 ? `, ${trip.title}` : '')),
    gst_rate: occasion.gst_rate,
  }
}

/** A proposal with everything that a template says, for other people. */
export function bodyOfTemplate(template: ProposalBody, occasion: Occasion): ProposalData {
  const own = personalPart(occasion)
  return { ...template, ...own, lines: linesForPeople(template.lines, own.people), gst_rate: occasion.gst_rate }
}

/** The lines of a price for another number of people. */
export function linesForPeople<Line extends { label: string; count: unknown }>(lines: Line[], people: number): Line[] {
  return lines.map((line) => (line.label.startsWith(perPerson) ? { ...line, count: people } : line))
}

function personalPart({ name, people, today, valid_days }: Occasion) {
  return {
    greeting: `Dear ${name},\n\nthank you for writing to us. This is the journey we would make for you.`,
    travellers: [name],
    people: people ?? usualPeople,
    valid_until: dateOfDay(today, valid_days),
  }
}

/** @returns days of a trip without a note for anyone. */
export function daysOf(itinerary: AdminTrip['itinerary']) {
  return storedDays(itinerary).map(({ day: _place, ...day }) => ({ ...day, note: null }))
}

/** The places of all trips, numbered by the days of the whole journey. */
function stopsOf(trips: AdminTrip[]) {
  return trips.flatMap(({ stops }, index) => {
    const before = trips.slice(0, index).reduce((days, { itinerary }) => days + itinerary.length, 0)
    return stops.map((stop) => ({ ...stop, day: stop.day === null ? null : stop.day + before }))
  })
}

function picturesOf({ featured_image, featured_picture, trip_images }: AdminTrip) {
  const featured = featured_image ? [{ image_url: featured_image, alt: featured_picture?.alt ?? '', caption: '' }] : []
  return [...featured, ...trip_images.map(({ image_url, alt, caption }) => ({ image_url, alt, caption }))]
}

function hostsOf({ trip: { host_words, guide_name, guide_words }, vendor }: CopiedTrip) {
  return [
    ...(vendor ? [{ name: vendor.vendor_name, words: host_words ?? vendor.words }] : []),
    ...(guide_name ? [{ name: guide_name, words: guide_words }] : []),
  ]
}

function linesOf(lines: string[]): string[] {
  return [...new Set(lines)].slice(0, proposalFields.inclusions.max)
}

/** Prices of the whole trip; money is in whole rupees. */
function pricesOf(trip: AdminTrip, people: number, of: string) {
  const base = priceForPeople({ ...trip, single_supplement: null }, people)
  const single = people === 1 ? trip.single_supplement : null
  const line = { count: 1, option: null }
  return [
    { ...line, label: `${perPerson}${of}`, amount: Math.round(base), count: people },
    ...(single ? [{ ...line, label: `Single supplement${of}`, amount: Math.round(single) }] : []),
  ].map(({ label, ...rest }) => ({ label: label.slice(0, proposalFields.lines.columns.label.limit), ...rest }))
}

/** @returns the first of those with the same key. */
function distinct<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, keyOf).values()].map(([first]) => first!)
}
