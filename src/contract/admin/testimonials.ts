import { z } from 'zod'
import { adminCalls } from './calls.ts'
import {
  flagSchema,
  pictureNotFound,
  savedSchema,
  searchInputSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
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
  by_invitation: z.boolean().describe('written by the guest: name, content and rating stay as they are'),
  on_home: z.boolean().describe('chosen for the home page'),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})

export type AdminTestimonial = z.infer<typeof adminTestimonialSchema>

const testimonialNotFound = { TESTIMONIAL_NOT_FOUND: { status: 404, message: notFound } } as const
const tripNotFound = { TRIP_NOT_FOUND: { status: 422, message: adminMessages.trips.notFound } } as const
const calls = adminCalls('Admin: testimonials')

export const testimonialListSchema = searchInputSchema(testimonialSortColumns).extend({
  trip_id: idSchema.optional(),
  on_home: flagSchema.optional().describe('chosen for the home page'),
})

export const testimonialsAdminContract = {
  list: calls
    .get(
      '/admin/testimonials',
      'admin_list_testimonials',
      'Testimonials with their trips, page by page; the search looks at name, content and trip',
    )
    .input(testimonialListSchema.optional())
    .output(searchOutputSchema(adminTestimonialSchema)),
  get: calls
    .get('/admin/testimonials/{testimonial_id}', 'admin_get_testimonial', 'One testimonial')
    .errors(testimonialNotFound)
    .input(z.strictObject({ testimonial_id: idSchema }))
    .output(adminTestimonialSchema),
  create: calls
    .post('/admin/testimonials', 'admin_create_testimonial', 'Create a testimonial')
    .errors({ ...tripNotFound, ...pictureNotFound })
    .input(z.strictObject({ testimonial_data: testimonialDataSchema }))
    .output(savedSchema),
  update: calls
    .patch(
      '/admin/testimonials/{testimonial_id}',
      'admin_update_testimonial',
      'Change a testimonial; fields left out stay as they are',
    )
    .errors({ ...testimonialNotFound, ...tripNotFound, ...pictureNotFound, ...versionConflict })
    .input(
      z.strictObject({
        testimonial_id: idSchema,
        testimonial_data: testimonialDataSchema.partial(),
        ...versionFields,
      }),
    )
    .output(savedSchema),
  delete: calls
    .delete('/admin/testimonials/{testimonial_id}', 'admin_delete_testimonial', 'Delete a testimonial')
    .input(z.strictObject({ testimonial_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
