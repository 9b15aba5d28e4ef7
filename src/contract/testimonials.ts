import { z } from 'zod'
import { publicCalls } from './http/public-calls.ts'
import { answerShape } from './content/answers.ts'
import { testimonialFields } from './content/testimonial-fields.ts'
import { idSchema, pageSchema, timestampSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

/** `trip` is null for a general testimonial and for one whose trip is not published. */
export const testimonialSchema = z.object({
  id: idSchema,
  ...answerShape(testimonialFields, 'card'),
  photo: pictureSchema.nullable(),
  by_invitation: z.boolean().describe('written by the guest after the journey, at our invitation'),
  trip: z.object({ title: z.string() }).nullable(),
  created_at: timestampSchema,
})

export type Testimonial = z.infer<typeof testimonialSchema>

const calls = publicCalls('Testimonials')

export const testimonialsContract = {
  list: calls
    .get('/testimonials', 'get_testimonials', 'Testimonials, newest first')
    .input(pageSchema.extend({ trip_id: idSchema.optional() }).strict().optional())
    .output(z.array(testimonialSchema)),
  home: calls
    .get(
      '/home-testimonials',
      'get_home_testimonials',
      'Testimonials of the home page: those chosen for it in their order, or else the newest',
    )
    .input(z.strictObject({ limit: pageSchema.shape.limit }).optional())
    .output(z.array(testimonialSchema)),
}
