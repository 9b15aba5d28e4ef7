import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { adminTestimonialSchema, testimonialListSchema } from '../testimonials.ts'
import { bulkErrors, bulkInput, bulkOutputSchema, homeOrderErrors, homeOrderSchema, notFilters } from './rows.ts'

export const testimonialActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('home'), on_home: z.boolean() }),
  z.strictObject({ kind: z.literal('delete') }),
])

export type TestimonialAction = z.input<typeof testimonialActionSchema>

/** A testimonial that was chosen for the home page. */
export const homeTestimonialSchema = adminTestimonialSchema.pick({ id: true, name: true, content: true, rating: true })

export type HomeTestimonial = z.infer<typeof homeTestimonialSchema>

const calls = adminCalls('Admin: testimonials')

export const testimonialsBulkContract = {
  bulk: calls
    .post(
      '/admin/testimonials/bulk',
      'admin_change_testimonials',
      'Choose several testimonials for the home page, or delete them, as one change',
    )
    .errors(bulkErrors)
    .input(bulkInput(testimonialListSchema.omit(notFilters), testimonialActionSchema))
    .output(bulkOutputSchema),
  home: calls
    .get(
      '/admin/home-testimonials',
      'admin_get_home_testimonials',
      'Testimonials that were chosen for the home page, in its order; it shows the newest where there are none',
    )
    .output(z.array(homeTestimonialSchema)),
  orderHome: calls
    .put(
      '/admin/home-testimonials',
      'admin_order_home_testimonials',
      'Put the testimonials of the home page into an order',
    )
    .errors(homeOrderErrors)
    .input(homeOrderSchema)
    .output(z.object({ changed: z.int() })),
}
