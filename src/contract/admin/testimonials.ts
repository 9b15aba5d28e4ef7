import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  deleteIsIdempotent,
  flagSchema,
  notSignedIn,
  pictureNotFound,
  savedSchema,
  searchInputSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
  writeErrors,
} from './fields.ts'
import { answerShape } from '../content/answers.ts'
import { testimonialFields } from '../content/testimonial-fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { idSchema, statusSchema, timestampSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureSchema } from '../pictures.ts'

const { notFound } = adminMessages.testimonials

/** A `trip_id` of null, '' or 'none' makes a general testimonial. */
export const testimonialDataSchema = z.strictObject(dataShape(testimonialFields))

export type TestimonialData = z.input<typeof testimonialDataSchema>

export const testimonialSortColumns = ['name', 'rating', 'created_at'] as const

/** Contains its trip whatever the trip's status. */
export const adminTestimonialSchema = z.object({
  id: idSchema,
  ...answerShape(testimonialFields, 'admin'),
  trip: z.object({ title: z.string(), status: statusSchema }).nullable(),
  photo_picture: pictureSchema.nullable(),
  on_home: z.boolean().describe('chosen for the home page'),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})

export type AdminTestimonial = z.infer<typeof adminTestimonialSchema>

const testimonialNotFound = { TESTIMONIAL_NOT_FOUND: { status: 404, message: notFound } } as const
const tripNotFound = { TRIP_NOT_FOUND: { status: 422, message: adminMessages.trips.notFound } } as const
const tags = ['Admin: testimonials']

export const testimonialListSchema = searchInputSchema(testimonialSortColumns).extend({
  trip_id: idSchema.optional(),
  on_home: flagSchema.optional().describe('chosen for the home page'),
})

export const testimonialsAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/testimonials',
      operationId: 'admin_list_testimonials',
      summary: 'Testimonials with their trips, page by page; the search looks at name, content and trip',
      tags,
    })
    .errors(notSignedIn)
    .input(testimonialListSchema.optional())
    .output(searchOutputSchema(adminTestimonialSchema)),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/testimonials/{testimonial_id}',
      operationId: 'admin_get_testimonial',
      summary: 'One testimonial',
      tags,
    })
    .errors({ ...notSignedIn, ...testimonialNotFound })
    .input(z.strictObject({ testimonial_id: idSchema }))
    .output(adminTestimonialSchema),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/testimonials',
      operationId: 'admin_create_testimonial',
      summary: 'Create a testimonial',
      tags,
    })
    .errors({ ...writeErrors, ...tripNotFound, ...pictureNotFound })
    .input(z.strictObject({ testimonial_data: testimonialDataSchema }))
    .output(savedSchema),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/testimonials/{testimonial_id}',
      operationId: 'admin_update_testimonial',
      summary: 'Change a testimonial; fields left out stay as they are',
      tags,
    })
    .errors({ ...writeErrors, ...testimonialNotFound, ...tripNotFound, ...pictureNotFound, ...versionConflict })
    .input(
      z.strictObject({
        testimonial_id: idSchema,
        testimonial_data: testimonialDataSchema.partial(),
        ...versionFields,
      }),
    )
    .output(savedSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/testimonials/{testimonial_id}',
      operationId: 'admin_delete_testimonial',
      summary: 'Delete a testimonial',
      description: deleteIsIdempotent,
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ testimonial_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
