/**
 * Shapes of the demo catalogue as it is written by hand.
 * Pictures are named by their file in `seed/images`; the loader uploads them and puts the address in.
 */

/** The four category names of the specification. */
export type CategoryName = 'Wildlife Escapes' | 'Wellness Retreats' | 'Signature Stays' | 'Offbeat & Immersive'

/** A vendor; `key` names it inside the demo catalogue only. */
export interface VendorContent {
  key: string
  vendor_name: string
  email: string
  phone: string
  city: string
  region: string
  description: string
  years_of_experience: number
  number_of_trips: number
  /** 1.0 to 5.0 in steps of 0.1, or null when nobody has rated the vendor yet. */
  rating: number | null
  social_handles: { instagram?: string; facebook?: string; website?: string }
}

/** One day of an itinerary; `null` where a day has no lodging or board of its own. */
export interface ItineraryDayContent {
  day: number
  title: string
  description: string
  accommodation_name: string | null
  room_type: string | null
  meal_plan: string | null
}

/** A trip; `key` is what testimonials refer to. */
export interface TripContent {
  key: string
  title: string
  category: CategoryName
  region: string
  /** Key of a vendor, or null for a trip without one. */
  vendor: string | null
  /** Rupees per person before GST. */
  price: number
  /** Days. */
  duration: number
  /** One to three paragraphs, separated by a blank line. */
  description: string
  /** One sentence of at most 160 characters for cards and meta text. */
  short_description: string
  status: 'draft' | 'published'
  featured: boolean
  show_vendor_info: boolean
  featured_image: string | null
  /** At most four further pictures; the caption is their alternative text. */
  gallery: { file: string; caption: string }[]
  highlights: string[]
  inclusions: string[]
  exclusions: string[]
  itinerary: ItineraryDayContent[]
}

/** A blog story; `body` is HTML within the editor's schema, `<img src="file.jpg">` names a picture of `seed/images`. */
export interface BlogContent {
  slug: string
  title: string
  body: string
  tags: string[] | null
  featured_image: string | null
  status: 'draft' | 'published'
  /** Date of first publication, `YYYY-MM-DD`; null for a draft. */
  published_on: string | null
}

/** A testimonial, marked as a sample in its name. */
export interface TestimonialContent {
  name: string
  content: string
  rating: 1 | 2 | 3 | 4 | 5
  /** Key of a trip, or null for a general one. */
  trip: string | null
}
