import { z } from 'zod'
import { adminCalls } from './calls.ts'
import { tripFields } from '../content/trip-fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { gallerySchema } from './content/list-schemas.ts'
import {
  adminPageSize,
  draftVersionField,
  optionsInputSchema,
  pictureNotFound,
  savedSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
} from './fields.ts'
import { plannedSchema } from './drafts/drafts.ts'
import { tripListSchema } from './lists/trip-list.ts'
import { cleanText, idSchema, statusSchema, timestampSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureSchema } from '../pictures.ts'
import { withFactRules } from './trip-facts.ts'
import { hostInfoLimit, tripImageSchema, tripSchema } from '../trips.ts'

const { trips } = adminMessages

/** `host_info` is accepted and ignored: the server generates it from the vendor. */
const tripData = z.strictObject({
  ...dataShape(tripFields),
  host_info: cleanText(z.string().max(hostInfoLimit)).nullish().describe('ignored: generated from the vendor'),
})

export const tripDataSchema = withFactRules(tripData)

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
    recent: z.object({ seen: z.int(), button: z.int() }).describe('visitors by day in the last 30 days'),
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
const calls = adminCalls('Admin: trips')

/** With `ids` these trips and no others, to name what a form holds. */
const tripOptionsSchema = optionsInputSchema.unwrap().extend({
  ids: z.array(idSchema).max(adminPageSize.max).optional(),
})

export const tripsAdminContract = {
  list: calls
    .get('/admin/trips', 'admin_list_trips', 'Trips, page by page; the search looks at title, region and vendor')
    .input(tripListSchema.optional())
    .output(searchOutputSchema(adminTripItemSchema)),
  options: calls
    .get('/admin/trip-options', 'admin_get_trip_options', 'Trips for a select box, by title')
    .input(tripOptionsSchema.optional())
    .output(z.array(z.object({ id: idSchema, title: z.string(), status: statusSchema }))),
  get: calls
    .get('/admin/trips/{trip_id}', 'admin_get_trip', 'One trip of any status')
    .errors(tripNotFound)
    .input(z.strictObject({ trip_id: idSchema }))
    .output(adminTripSchema),
  create: calls
    .post('/admin/trips', 'admin_create_trip', 'Create a trip, with its gallery when given')
    .errors({ ...vendorNotFound, ...pictureNotFound })
    .input(z.strictObject({ trip_data: tripDataSchema }))
    .output(savedSchema),
  duplicate: calls
    .post('/admin/trips/{trip_id}/duplicate', 'admin_duplicate_trip', 'Copy a trip with its gallery, as a draft')
    .errors(tripNotFound)
    .input(z.strictObject({ trip_id: idSchema }))
    .output(savedSchema),
  update: calls
    .patch('/admin/trips/{trip_id}', 'admin_update_trip', 'Change a trip; fields left out stay as they are')
    .errors({ ...tripNotFound, ...vendorNotFound, ...pictureNotFound, ...versionConflict })
    .input(
      z.strictObject({
        trip_id: idSchema,
        trip_data: withFactRules(tripData.partial()),
        ...versionFields,
        ...draftVersionField,
      }),
    )
    .output(savedSchema),
  delete: calls
    .delete(
      '/admin/trips/{trip_id}',
      'admin_delete_trip',
      'Delete a trip with its images; its testimonials become general',
    )
    .input(z.strictObject({ trip_id: idSchema }))
    .output(z.object({ id: idSchema })),
  createImage: calls
    .post('/admin/trip-images', 'admin_create_trip_image', "Add one image to a trip's gallery")
    .errors({ ...tripNotFound, ...pictureNotFound, SORT_ORDER_TAKEN: { status: 409, message: trips.orderTaken } })
    .input(
      z.strictObject({
        image_data: gallerySchema(tripFields.trip_images).element.extend({
          trip_id: idSchema,
          sort_order: z.int().min(1).max(tripFields.trip_images.max),
        }),
      }),
    )
    .output(z.object({ id: idSchema })),
}
