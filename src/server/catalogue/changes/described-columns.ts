import type { ChangedNoun } from '#contract/admin/changes/changes.ts'
import type { Faq, GroupPrice, Stop } from '#contract/trip-details/trip-facts.ts'
import { formatCount } from '#values/format/counts.ts'
import { formatDay, formatMonth } from '#values/format/dates.ts'
import { formatRupees } from '#values/format/money.ts'
import { formatMonths } from '#values/trips/months.ts'

export type ContentNoun = Exclude<ChangedNoun, 'account'>

/** How a change of a column is told. `long` texts are not quoted. */
export type Told =
  | { as: 'value'; label: string; format?: (value: unknown) => string }
  | { as: 'long'; label: string }
  | { as: 'list'; label: string }
  | { as: 'days' }
  /** Rows of a list, told by their names. */
  | { as: 'rows'; label: string; nameOf: (row: never) => string }
  | { as: 'link'; label: string }
  | { as: 'switch'; on: string; off: string }
  | { as: 'status' }
  | { as: 'fact'; sentence: string }
  /** Fields of a section of the settings. */
  | { as: 'settings' }

const value = (label: string, format?: (value: unknown) => string): Told => ({
  as: 'value',
  label,
  ...(format && { format }),
})
const long = (label: string): Told => ({ as: 'long', label })
const list = (label: string): Told => ({ as: 'list', label })
const link = (label: string): Told => ({ as: 'link', label })
const fact = (sentence: string): Told => ({ as: 'fact', sentence })
const rows = <Row>(label: string, nameOf: (row: Row) => string): Told => ({ as: 'rows', label, nameOf })
const days = (count: unknown) => (count === 1 ? '1 day' : `${String(count)} days`)
const people = (count: unknown) => (count === 1 ? '1 person' : `${String(count)} people`)
const months = (chosen: unknown) => formatMonths(chosen as number[]) || '(empty)'
const unit = (name: string) => (amount: unknown) => `${formatCount(Number(amount))} ${name}`
const day = (date: unknown) => formatDay(String(date))
const month = (date: unknown) => formatMonth(String(date))
const rupees = (amount: unknown) => formatRupees(Number(amount))

/**
 * Columns in the order in which their changes are told. What follows from other columns or from other rows (an excerpt, a
 * date of publication) is left out.
 */
export const describedColumns: Record<ContentNoun, Record<string, Told>> = {
  trips: {
    status: { as: 'status' },
    title: value('Title'),
    category: value('Category'),
    region: value('Region'),
    price: value('Price', rupees),
    duration: value('Duration', days),
    featured: { as: 'switch', on: 'Featured on the home page', off: 'No longer featured on the home page' },
    home_position: fact('Place on the home page changed'),
    vendor_id: link('Vendor'),
    show_vendor_info: { as: 'switch', on: 'Vendor shown', off: 'Vendor hidden' },
    featured_image: link('Featured image'),
    short_description: value('Short description'),
    description: long('Full description'),
    highlights: list('Highlights'),
    inclusions: list('Inclusions'),
    exclusions: list('Exclusions'),
    itinerary: { as: 'days' },
    best_months: value('Best months', months),
    closed_months: value('Closed months', months),
    group_size_min: value('Smallest group', people),
    group_size_max: value('Largest group', people),
    pace: value('Pace'),
    minimum_age: value('Minimum age', unit('years')),
    start_place: value('Starts in'),
    end_place: value('Ends in'),
    nearest_station: value('Nearest station'),
    nearest_airport: value('Nearest airport'),
    highest_altitude: value('Highest altitude', unit('m')),
    languages: list('Languages'),
    cancellation: value('Cancellation'),
    group_prices: rows<GroupPrice>('Group prices', (row) => people(row.people)),
    single_supplement: value('Single supplement', rupees),
    faqs: rows<Faq>('Questions', ({ question }) => question),
    stops: rows<Stop>('Stops', ({ name }) => name),
    local_share: value('Share that stays local', (share) => `${String(share)} %`),
    carbon_kg: value('CO₂', unit('kg')),
    carbon_source: value('Source of the CO₂ figure'),
    host_words: value('Words of the host'),
  },
  vendors: {
    vendor_name: value('Name'),
    email: value('Email'),
    phone: value('Phone'),
    city: value('City'),
    region: value('Region'),
    description: long('Notes'),
    years_of_experience: value('Years of experience'),
    number_of_trips: value('Number of trips'),
    rating: value('Rating'),
    social_handles: fact('Social links changed'),
    portrait: link('Portrait'),
    words: long('Words'),
    spoken_languages: list('Languages'),
    verified_checks: list('Checks'),
    verified_on: value('Checked on', day),
  },
  blogs: {
    status: { as: 'status' },
    title: value('Title'),
    slug: value('Address'),
    tags: list('Tags'),
    trip_ids: fact('Trips to go to changed'),
    featured_image: link('Featured image'),
    body: long('Text'),
  },
  testimonials: {
    name: value('Name'),
    rating: value('Rating'),
    trip_id: link('Trip'),
    content: long('Words'),
    place: value('From'),
    travelled_on: value('Month of travel', month),
    photo: link('Photo'),
    home_position: value('Place on the home page'),
  },
  hero_images: {
    title: value('Title'),
    image_url: link('Picture'),
    is_active: { as: 'switch', on: 'Shown on the home page', off: 'No longer shown on the home page' },
  },
  categories: {
    title: value('Title'),
    description: long('Description'),
    featured_image: link('Image'),
  },
  regions: { name: value('Name'), map_id: value('Shape on the map') },
  pictures: {
    alt: value('Alternative text'),
    focal_x: fact('Focal point moved'),
    focal_y: fact('Focal point moved'),
  },
  site_settings: { data: { as: 'settings' } },
}

/** Columns whose values no sentence quotes. */
export const longColumns = [
  ...new Set(
    Object.values(describedColumns).flatMap((columns) =>
      Object.entries(columns).flatMap(([column, { as }]) => (as === 'long' ? [column] : [])),
    ),
  ),
]
