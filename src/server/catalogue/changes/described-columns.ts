import type { ChangedNoun } from '#contract/admin/changes.ts'
import { formatRupees } from '#values/format/money.ts'

export type ContentNoun = Exclude<ChangedNoun, 'account'>

/** How a change of a column is told. `long` texts are not quoted. */
export type Told =
  | { as: 'value'; label: string; format?: (value: unknown) => string }
  | { as: 'long'; label: string }
  | { as: 'list'; label: string }
  | { as: 'days' }
  | { as: 'link'; label: string }
  | { as: 'switch'; on: string; off: string }
  | { as: 'status' }
  | { as: 'fact'; sentence: string }

const value = (label: string, format?: (value: unknown) => string): Told => ({
  as: 'value',
  label,
  ...(format && { format }),
})
const long = (label: string): Told => ({ as: 'long', label })
const list = (label: string): Told => ({ as: 'list', label })
const link = (label: string): Told => ({ as: 'link', label })
const fact = (sentence: string): Told => ({ as: 'fact', sentence })
const days = (count: unknown) => (count === 1 ? '1 day' : `${String(count)} days`)
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
    vendor_id: link('Vendor'),
    show_vendor_info: { as: 'switch', on: 'Vendor shown', off: 'Vendor hidden' },
    featured_image: link('Featured image'),
    short_description: value('Short description'),
    description: long('Full description'),
    highlights: list('Highlights'),
    inclusions: list('Inclusions'),
    exclusions: list('Exclusions'),
    itinerary: { as: 'days' },
  },
  vendors: {
    vendor_name: value('Name'),
    email: value('Email'),
    phone: value('Phone'),
    city: value('City'),
    region: value('Region'),
    description: long('Description'),
    years_of_experience: value('Years of experience'),
    number_of_trips: value('Number of trips'),
    rating: value('Rating'),
    social_handles: fact('Social links changed'),
  },
  blogs: {
    status: { as: 'status' },
    title: value('Title'),
    slug: value('Address'),
    tags: list('Tags'),
    featured_image: link('Featured image'),
    body: long('Text'),
  },
  testimonials: {
    name: value('Name'),
    rating: value('Rating'),
    trip_id: link('Trip'),
    content: long('Words'),
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
  regions: { name: value('Name') },
  pictures: {
    alt: value('Alternative text'),
    focal_x: fact('Focal point moved'),
    focal_y: fact('Focal point moved'),
  },
}

/** Columns whose values no sentence quotes. */
export const longColumns = [
  ...new Set(
    Object.values(describedColumns).flatMap((columns) =>
      Object.entries(columns).flatMap(([column, { as }]) => (as === 'long' ? [column] : [])),
    ),
  ),
]
