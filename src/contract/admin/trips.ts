import { oc } from '@orpc/contract'
import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import {
  adminPageSize,
  deleteIsIdempotent,
  draftVersionField,
  notSignedIn,
  optionalIdSchema,
  optionsInputSchema,
  pictureNotFound,
  savedSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
  writeErrors,
} from './fields.ts'
import { plannedSchema } from './editions/editions.ts'
import { tripListSchema } from './lists/trip-list.ts'
import { cleanText, idSchema, optionalTextSchema, statusSchema, textSchema, timestampSchema } from '../fields.ts'
import { itinerarySchema, linesSchema } from '../trip-details/itinerary-data.ts'
import { adminMessages } from '../messages.ts'
import { pictureSchema, pictureUrlSchema } from '../pictures.ts'
import { altSchema } from './pictures.ts'
import { tripFactFields, withFactRules } from './trip-facts.ts'
import { tripImageSchema, tripLimits, tripSchema } from '../trips.ts'

/** The position in the list becomes `sort_order`. */
export const galleryImageSchema = z.strictObject({
  image_url: pictureUrlSchema,
  caption: optionalTextSchema(tripLimits.caption),
})

const { trips, fields } = adminMessages

/** Different messages for a missing value and for one of the wrong type. */
function requiredOr(wrong?: string) {
  return ({ input }: { input: unknown }) => (input === undefined || input === '' ? fields.required : wrong)
}

/** `host_info` is accepted and ignored: the server generates it from the vendor. */
const tripFields = z.strictObject({
  title: textSchema(tripLimits.title),
  category: z.enum(categoryNames, { error: requiredOr() }),
  region: textSchema(tripLimits.region),
  vendor_id: optionalIdSchema.optional(),
  price: z
    .int({ error: requiredOr(trips.price) })
    .min(1, trips.price)
    .max(tripLimits.price, trips.price)
    .describe('whole rupees'),
  duration: z
    .int({ error: requiredOr(trips.duration) })
    .min(1, trips.duration)
    .max(tripLimits.duration, trips.duration)
    .describe('days'),
  description: textSchema(tripLimits.description),
  short_description: optionalTextSchema(tripLimits.short_description),
  host_info: cleanText(z.string().max(tripLimits.host_info)).nullish().describe('ignored: generated from the vendor'),
  status: statusSchema,
  featured: z.boolean().optional(),
  show_vendor_info: z.boolean().optional(),
  featured_image: pictureUrlSchema.nullish(),
  featured_image_alt: altSchema.optional().describe('alternative text, stored with the picture'),
  highlights: linesSchema.optional(),
  inclusions: linesSchema.optional(),
  exclusions: linesSchema.optional(),
  itinerary: itinerarySchema.optional(),
  ...tripFactFields,
  trip_images: z
    .array(galleryImageSchema)
    .max(tripLimits.extraImages)
    .optional()
    .describe('replaces the gallery, in this order; left out, the gallery stays'),
})

export const tripDataSchema = withFactRules(tripFields)

export type TripData = z.input<typeof tripDataSchema>

export const adminTripItemSchema = tripSchema
  .pick({
    id: true,
    title: true,
    category: true,
    region: true,
    price: true,
    duration: true,
    status: true,
    featured: true,
  })
  .extend({
    vendor: z.object({ id: idSchema, vendor_name: z.string() }).nullable(),
    featured_picture: pictureSchema.nullable(),
    created_at: timestampSchema,
    updated_at: timestampSchema,
    planned: plannedSchema,
    lately: z.object({ seen: z.int(), button: z.int() }).describe('visitors by day in the last 30 days'),
  })

export type AdminTripItem = z.infer<typeof adminTripItemSchema>

/** A trip for the admin form, with its vendor even where the public site hides it. */
export const adminTripSchema = tripSchema.omit({ vendor: true, facts_line: true }).extend({
  vendor: z.object({ id: idSchema, vendor_name: z.string() }).nullable(),
  trip_images: z.array(tripImageSchema),
})

export type AdminTrip = z.infer<typeof adminTripSchema>

const tripNotFound = { TRIP_NOT_FOUND: { status: 404, message: trips.notFound } } as const
export const vendorNotFound = { VENDOR_NOT_FOUND: { status: 422, message: adminMessages.vendors.notFound } } as const
const tags = ['Admin: trips']

/** With `ids` these trips and no others, to name what a form holds. */
const tripOptionsSchema = optionsInputSchema.unwrap().extend({
  ids: z.array(idSchema).max(adminPageSize.max).optional(),
})

export const tripsAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/trips',
      operationId: 'admin_list_trips',
      summary: 'Trips, page by page; the search looks at title, region and vendor',
      tags,
    })
    .errors(notSignedIn)
    .input(tripListSchema.optional())
    .output(searchOutputSchema(adminTripItemSchema)),
  options: oc
    .route({
      method: 'GET',
      path: '/admin/trip-options',
      operationId: 'admin_get_trip_options',
      summary: 'Trips for a select box, by title',
      tags,
    })
    .errors(notSignedIn)
    .input(tripOptionsSchema.optional())
    .output(z.array(z.object({ id: idSchema, title: z.string(), status: statusSchema }))),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/trips/{trip_id}',
      operationId: 'admin_get_trip',
      summary: 'One trip of any status',
      tags,
    })
    .errors({ ...notSignedIn, ...tripNotFound })
    .input(z.strictObject({ trip_id: idSchema }))
    .output(adminTripSchema),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/trips',
      operationId: 'admin_create_trip',
      summary: 'Create a trip, with its gallery when given',
      tags,
    })
    .errors({ ...writeErrors, ...vendorNotFound, ...pictureNotFound })
    .input(z.strictObject({ trip_data: tripDataSchema }))
    .output(savedSchema),
  duplicate: oc
    .route({
      method: 'POST',
      path: '/admin/trips/{trip_id}/duplicate',
      operationId: 'admin_duplicate_trip',
      summary: 'Copy a trip with its gallery, as a draft',
      tags,
    })
    .errors({ ...writeErrors, ...tripNotFound })
    .input(z.strictObject({ trip_id: idSchema }))
    .output(savedSchema),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/trips/{trip_id}',
      operationId: 'admin_update_trip',
      summary: 'Change a trip; fields left out stay as they are',
      tags,
    })
    .errors({ ...writeErrors, ...tripNotFound, ...vendorNotFound, ...pictureNotFound, ...versionConflict })
    .input(
      z.strictObject({
        trip_id: idSchema,
        trip_data: withFactRules(tripFields.partial()),
        ...versionFields,
        ...draftVersionField,
      }),
    )
    .output(savedSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/trips/{trip_id}',
      operationId: 'admin_delete_trip',
      summary: 'Delete a trip with its images; its testimonials become general',
      description: deleteIsIdempotent,
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ trip_id: idSchema }))
    .output(z.object({ id: idSchema })),
  createImage: oc
    .route({
      method: 'POST',
      path: '/admin/trip-images',
      operationId: 'admin_create_trip_image',
      summary: "Add one image to a trip's gallery",
      tags,
    })
    .errors({
      ...writeErrors,
      ...tripNotFound,
      ...pictureNotFound,
      SORT_ORDER_TAKEN: { status: 409, message: trips.orderTaken },
    })
    .input(
      z.strictObject({
        image_data: galleryImageSchema.extend({
          trip_id: idSchema,
          sort_order: z.int().min(1).max(tripLimits.extraImages),
        }),
      }),
    )
    .output(z.object({ id: idSchema })),
}
