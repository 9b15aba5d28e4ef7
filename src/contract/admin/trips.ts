import { oc } from '@orpc/contract'
import { z } from 'zod'
import { tripFields } from '../content/trip-fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { gallerySchema } from './content/list-schemas.ts'
import {
  adminPageSize,
  deleteIsIdempotent,
  draftVersionField,
  notSignedIn,
  optionsInputSchema,
  pictureNotFound,
  savedSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
  writeErrors,
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
        trip_data: withFactRules(tripData.partial()),
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
        image_data: gallerySchema(tripFields.trip_images).element.extend({
          trip_id: idSchema,
          sort_order: z.int().min(1).max(tripFields.trip_images.max),
        }),
      }),
    )
    .output(z.object({ id: idSchema })),
}
