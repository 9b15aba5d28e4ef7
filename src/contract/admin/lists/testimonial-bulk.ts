import { oc } from '@orpc/contract'
import { z } from 'zod'
import { notSignedIn } from '../fields.ts'
import { adminTestimonialSchema, testimonialListSchema } from '../testimonials.ts'
import {
  bulkErrors,
  bulkOutputSchema,
  homeOrderErrors,
  homeOrderSchema,
  notFilters,
  onlyValidField,
  rowsSchema,
} from './rows.ts'

export const testimonialActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('home'), on_home: z.boolean() }),
  z.strictObject({ kind: z.literal('delete') }),
])

export type TestimonialAction = z.input<typeof testimonialActionSchema>

/** A testimonial that was chosen for the home page. */
export const homeTestimonialSchema = adminTestimonialSchema.pick({ id: true, name: true, content: true, rating: true })

export type HomeTestimonial = z.infer<typeof homeTestimonialSchema>

const tags = ['Admin: testimonials']

export const testimonialsBulkContract = {
  bulk: oc
    .route({
      method: 'POST',
      path: '/admin/testimonials/bulk',
      operationId: 'admin_change_testimonials',
      summary: 'Choose several testimonials for the home page, or delete them, as one change',
      tags,
    })
    .errors(bulkErrors)
    .input(
      z.strictObject({
        rows: rowsSchema(testimonialListSchema.omit(notFilters)),
        action: testimonialActionSchema,
        ...onlyValidField,
      }),
    )
    .output(bulkOutputSchema),
  home: oc
    .route({
      method: 'GET',
      path: '/admin/home-testimonials',
      operationId: 'admin_get_home_testimonials',
      summary:
        'Testimonials that were chosen for the home page, in its order; it shows the newest where there are none',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(homeTestimonialSchema)),
  orderHome: oc
    .route({
      method: 'PUT',
      path: '/admin/home-testimonials',
      operationId: 'admin_order_home_testimonials',
      summary: 'Put the testimonials of the home page into an order',
      tags,
    })
    .errors(homeOrderErrors)
    .input(homeOrderSchema)
    .output(z.object({ changed: z.int() })),
}
