import { oc } from '@orpc/contract'
import { z } from 'zod'
import { answerShape } from './content/answers.ts'
import { testimonialFields } from './content/testimonial-fields.ts'
import { idSchema, pageSchema, timestampSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

/** `trip` is null for a general testimonial and for one whose trip is not published. */
export const testimonialSchema = z.object({
  id: idSchema,
  ...answerShape(testimonialFields, 'card'),
  photo: pictureSchema.nullable(),
  trip: z.object({ title: z.string() }).nullable(),
  created_at: timestampSchema,
})

export type Testimonial = z.infer<typeof testimonialSchema>

export const testimonialsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/testimonials',
      operationId: 'get_testimonials',
      summary: 'Testimonials, newest first',
      tags: ['Testimonials'],
    })
    .input(pageSchema.extend({ trip_id: idSchema.optional() }).strict().optional())
    .output(z.array(testimonialSchema)),
  home: oc
    .route({
      method: 'GET',
      path: '/home-testimonials',
      operationId: 'get_home_testimonials',
      summary: 'Testimonials of the home page: those chosen for it in their order, or else the newest',
      tags: ['Testimonials'],
    })
    .input(z.strictObject({ limit: pageSchema.shape.limit }).optional())
    .output(z.array(testimonialSchema)),
}
