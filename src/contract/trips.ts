import { oc } from '@orpc/contract'
import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import { idSchema, pageSchema, searchTextSchema, statusSchema, timestampSchema } from './fields.ts'
import { pictureSchema, shareImageSchema } from './pictures.ts'
import { testimonialSchema } from './testimonials.ts'
import { publicVendorSchema } from './vendors.ts'

/** Lengths in characters, `price` in whole rupees, `duration` in days. */
export const tripLimits = {
  title: 160,
  region: 80,
  description: 20_000,
  short_description: 300,
  host_info: 2000,
  price: 100_000_000,
  duration: 365,
  listEntries: 50,
  listEntry: 300,
  itineraryDays: 60,
  dayTitle: 160,
  dayDescription: 4000,
  dayMeta: 160,
  caption: 300,
  extraImages: 4,
} as const

/** `hotel_name` exists in older rows only. */
export const itineraryDaySchema = z.object({
  day: z.int(),
  title: z.string(),
  description: z.string(),
  accommodation_name: z.string().nullish(),
  hotel_name: z.string().nullish(),
  room_type: z.string().nullish(),
  meal_plan: z.string().nullish(),
})

export type ItineraryDay = z.infer<typeof itineraryDaySchema>

export const tripImageSchema = z.object({
  id: idSchema,
  trip_id: idSchema,
  image_url: z.string(),
  caption: z.string().nullable(),
  sort_order: z.int(),
  picture: pictureSchema,
})

export type TripImage = z.infer<typeof tripImageSchema>

export const tripCardSchema = z.object({
  id: idSchema,
  title: z.string(),
  category: z.enum(categoryNames),
  region: z.string(),
  price: z.number(),
  duration: z.int(),
  short_description: z.string().nullable(),
  featured_image: z.string().nullable(),
  featured_picture: pictureSchema.nullable(),
  highlights: z.array(z.string()),
  show_vendor_info: z.boolean(),
  /** Null also where `show_vendor_info` is false. */
  vendor: publicVendorSchema.nullable(),
})

export type TripCard = z.infer<typeof tripCardSchema>

export const tripSchema = tripCardSchema.extend({
  vendor_id: idSchema.nullable(),
  description: z.string(),
  host_info: z.string().nullable(),
  status: statusSchema,
  featured: z.boolean(),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  itinerary: z.array(itineraryDaySchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  trip_images: z.array(tripImageSchema),
})

export type Trip = z.infer<typeof tripSchema>

/** `status` is `draft` only in an admin's preview. */
export const tripDetailSchema = tripSchema.extend({
  testimonials: z.array(testimonialSchema),
  share_image: shareImageSchema,
})

export type TripDetail = z.infer<typeof tripDetailSchema>

/** Default of the public API without a `limit`. */
export const featuredTripsDefault = 3

const listInput = pageSchema
  .extend({ category: z.enum(categoryNames).optional(), region: searchTextSchema().optional() })
  .strict()
  .optional()

export const tripsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/trips',
      operationId: 'get_trips',
      summary: 'Published trips with vendor and images, newest first',
      tags: ['Trips'],
    })
    .input(listInput)
    .output(z.array(tripSchema)),
  cards: oc
    .route({
      method: 'GET',
      path: '/trip-cards',
      operationId: 'get_trip_cards',
      summary: 'Published trips as cards show them, newest first',
      tags: ['Trips'],
    })
    .input(listInput)
    .output(z.array(tripCardSchema)),
  featured: oc
    .route({
      method: 'GET',
      path: '/featured-trips',
      operationId: 'get_featured_trips',
      summary: 'Featured, published trips, newest first',
      tags: ['Trips'],
    })
    .input(z.strictObject({ limit: pageSchema.shape.limit }).optional())
    .output(z.array(tripCardSchema)),
  get: oc
    .route({
      method: 'GET',
      path: '/trips/{id}',
      operationId: 'get_trip',
      summary: 'One published trip with vendor, images and testimonials',
      tags: ['Trips'],
    })
    .input(z.strictObject({ id: z.string() }))
    .output(tripDetailSchema)
    .errors({ TRIP_NOT_FOUND: { status: 404, message: 'Trip not found or not available' } }),
}
