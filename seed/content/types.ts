/**
 * Types of the demo catalogue. Pictures are referenced by file name in `seed/images`; the loader uploads them and
 * inserts their URLs.
 */

export type CategoryName = 'Wildlife Escapes' | 'Wellness Retreats' | 'Signature Stays' | 'Offbeat & Immersive'

/** `key` identifies the vendor within the demo catalogue only. */
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
  /** 1.0 to 5.0 in steps of 0.1; null if unrated. */
  rating: number | null
  social_handles: { instagram?: string; facebook?: string; website?: string }
}

/** What the page of a host shows. */
export interface HostContent {
  /** File of `seed/images`; null shows the initials. */
  portrait: string | null
  /** In the first person. */
  words: string
  spoken_languages: string[]
}

/** Null where a day has no accommodation or meals. */
export interface ItineraryDayContent {
  day: number
  title: string
  description: string
  accommodation_name: string | null
  room_type: string | null
  meal_plan: string | null
}

/** `key` is referenced by testimonials. */
export interface TripContent {
  key: string
  title: string
  category: CategoryName
  region: string
  /** Key of a vendor, or null. */
  vendor: string | null
  /** Rupees per person before GST. */
  price: number
  /** Days. */
  duration: number
  /** One to three paragraphs, separated by blank lines. */
  description: string
  /** One sentence of at most 160 characters, for cards and the meta description. */
  short_description: string
  status: 'draft' | 'published'
  featured: boolean
  show_vendor_info: boolean
  featured_image: string | null
  /** At most four. */
  gallery: { file: string; caption: string }[]
  highlights: string[]
  inclusions: string[]
  exclusions: string[]
  itinerary: ItineraryDayContent[]
}

/** `body` is HTML within the editor's schema; `<img src="file.jpg">` references a file of `seed/images`. */
export interface BlogContent {
  slug: string
  title: string
  body: string
  tags: string[] | null
  featured_image: string | null
  status: 'draft' | 'published'
  /** Keys of at most three trips that the story leads to. */
  trips: string[]
  /** Date of first publication, `YYYY-MM-DD`; null for a draft. */
  published_on: string | null
}

/** The name ends in `sampleMark` (src/values/sample-words.ts). */
export interface TestimonialContent {
  name: string
  content: string
  rating: 1 | 2 | 3 | 4 | 5
  /** Key of a trip, or null for a general testimonial. */
  trip: string | null
  /** Where the guest is from. */
  place: string
  /** First day of the month of the journey, `YYYY-MM-01`. */
  travelled_on: string
}
