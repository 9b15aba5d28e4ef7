import type { TripData } from '#contract/admin/trips.ts'
import type { Picture } from '#contract/pictures.ts'
import { noTripFacts } from '#contract/trip-details/trip-facts.ts'
import type { TripDetail, TripImage } from '#contract/trips.ts'

export const requiredFields = {
  title: 'Kanha at Walking Pace',
  category: 'Wildlife Escapes',
  region: 'Madhya Pradesh',
  price: 58_500,
  duration: 5,
  description: 'The sal forest in winter, four drives and a walk.',
  status: 'draft',
} satisfies TripData

/** Input to create a trip: a draft with the required fields only. */
export function aTripPayload<Fields extends Partial<TripData>>(fields?: Fields) {
  return { ...requiredFields, ...fields } satisfies TripData
}

/** A picture as returned by the API. */
export function aPictureDetail(fields: Partial<Picture> = {}): Picture {
  const url = '/media/trip-images/1-a.jpg'
  return { url, width: 1800, height: 1200, color: '#123456', focal_x: 0.5, focal_y: 0.5, alt: 'A tiger', ...fields }
}

/** A picture of a trip's gallery as returned by the API. */
export function aTripImageDetail(sort_order: number, fields: Partial<TripImage> = {}): TripImage {
  const picture = aPictureDetail()
  return {
    id: `image-${sort_order}`,
    trip_id: tripId,
    image_url: picture.url,
    alt: null,
    caption: null,
    sort_order,
    picture,
    ...fields,
  }
}

const tripId = '4e3b84e1-567d-4672-9b42-cfec137d4957'

/** A published trip as returned by the API: with a picture, without gallery, vendor and testimonials. */
export function aTripDetail(fields: Partial<TripDetail> = {}): TripDetail {
  const picture = aPictureDetail()
  return {
    ...aTripPayload({ status: 'published' }),
    ...noTripFacts,
    id: tripId,
    short_description: 'Four drives.',
    featured_image: picture.url,
    featured_picture: picture,
    facts_line: '',
    fact_texts: {
      price_note: 'Price may vary based on the number of person',
      total: '₹61,425 with GST',
      months: [],
      season: '',
      pace: null,
      facts: [],
      arrivals: [],
      advice: [],
      prices: [],
      impact: [],
      route: null,
    },
    highlights: [],
    vendor: null,
    vendor_id: null,
    host_info: null,
    featured: false,
    show_vendor_info: true,
    inclusions: [],
    exclusions: [],
    itinerary: [],
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    trip_images: [],
    host: null,
    testimonials: [],
    similar: [],
    stories: [],
    share_image: `/media/cards/trips/${tripId}/0a1b2c3d4e5f6071.jpg`,
    ...fields,
  }
}
