import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import { publicCalls } from './http/public-calls.ts'
import { blogCardSchema } from './blog-card.ts'
import { answerShape } from './content/answers.ts'
import { tripFields } from './content/trip-fields.ts'
import { chosenInput, compareRowSchema } from './trip-details/chosen-trips.ts'
import { facetFilters, facetsSchema, fitSchema, fromSchema, sortSchema } from './trip-details/facets.ts'
import { idSchema, pageSchema, searchTextSchema, timestampSchema } from './fields.ts'
import { pictureSchema, shareImageSchema } from './pictures.ts'
import { testimonialSchema } from './testimonials.ts'
import { factTextsSchema } from './trip-details/trip-fact-texts.ts'
import { hostProfileSchema, publicVendorSchema } from './vendors.ts'

/** Trips and stories that a trip's page leads to. */
export const leadsOnLimits = { similar: 3, stories: 3 } as const

/** Characters of the text that is generated from the vendor. */
export const hostInfoLimit = 2000

export const tripImageSchema = z.object({
  id: idSchema,
  trip_id: idSchema,
  image_url: z.string(),
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  sort_order: z.int(),
  picture: pictureSchema,
})

export type TripImage = z.infer<typeof tripImageSchema>

export const tripCardSchema = z.object({
  id: idSchema,
  ...answerShape(tripFields, 'card'),
  featured_picture: pictureSchema.nullable(),
  facts_line: z.string().describe('best months and pace, as a card says them; blank where neither is known'),
  /** Null also where `show_vendor_info` is false. */
  vendor: publicVendorSchema.nullable(),
  fit: fitSchema.optional().describe('only in lists with wishes'),
})

export type TripCard = z.infer<typeof tripCardSchema>

export const chosenTripSchema = tripCardSchema.extend({
  compare: z.array(compareRowSchema).describe('the same rows for each trip, as a table says them'),
})

export type ChosenTrip = z.infer<typeof chosenTripSchema>

export const tripSchema = tripCardSchema.extend({
  ...answerShape(tripFields, 'page'),
  host_info: z.string().nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  trip_images: z.array(tripImageSchema),
})

export type Trip = z.infer<typeof tripSchema>

export type ItineraryDay = Trip['itinerary'][number]

/** `status` is `draft` only in an admin's preview. */
export const tripDetailSchema = tripSchema.extend({
  host: hostProfileSchema.nullable().describe('of the vendor; null where it is not shown'),
  testimonials: z.array(testimonialSchema),
  similar: z.array(tripCardSchema).describe('other published trips, the most similar first'),
  stories: z.array(blogCardSchema).describe('published stories that lead here, or that name the place'),
  share_image: shareImageSchema,
  fact_texts: factTextsSchema,
})

export type TripDetail = z.infer<typeof tripDetailSchema>

/** Trips that a list without a match shows instead. */
export const nearestTrips = 3

/** Default of the public API without a `limit`. */
export const featuredTripsDefault = 3

const listInput = pageSchema
  .extend({ category: z.enum(categoryNames).optional(), region: searchTextSchema().optional() })
  .strict()
  .optional()

const cardsInput = pageSchema
  .extend({ ...facetFilters, from: fromSchema.optional(), sort: sortSchema.optional() })
  .strict()
  .optional()

const calls = publicCalls('Trips')

export const tripsContract = {
  list: calls
    .get('/trips', 'get_trips', 'Published trips with vendor and images, newest first')
    .input(listInput)
    .output(z.array(tripSchema)),
  cards: calls
    .get('/trip-cards', 'get_trip_cards', 'Published trips as cards show them, newest first unless sorted otherwise')
    .input(cardsInput)
    .output(z.array(tripCardSchema)),
  facets: calls
    .get(
      '/trip-facets',
      'get_trip_facets',
      'Facets of published trips, with the number of trips that each option leads to',
    )
    .input(z.strictObject(facetFilters).optional())
    .output(facetsSchema),
  nearest: calls
    .get(
      '/nearest-trips',
      'get_nearest_trips',
      'Published trips that meet the most of some filters, and which they do not',
    )
    .input(z.strictObject({ ...facetFilters, from: fromSchema.optional() }))
    .output(z.array(tripCardSchema)),
  featured: calls
    .get('/featured-trips', 'get_featured_trips', 'Featured, published trips, newest first')
    .input(z.strictObject({ limit: pageSchema.shape.limit }).optional())
    .output(z.array(tripCardSchema)),
  chosen: calls
    .get(
      '/chosen-trips',
      'get_chosen_trips',
      'The published ones of some trips, in the order of their ids, as cards and a comparison show them',
    )
    .input(chosenInput)
    .output(z.array(chosenTripSchema)),
  get: calls
    .get('/trips/{id}', 'get_trip', 'One published trip with vendor, images and testimonials')
    .input(z.strictObject({ id: z.string() }))
    .output(tripDetailSchema)
    .errors({ TRIP_NOT_FOUND: { status: 404, message: 'Trip not found or not available' } }),
}
