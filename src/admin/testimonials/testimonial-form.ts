import { schemaResolver, useForm } from '@mantine/form'
import { testimonialDataSchema, type AdminTestimonial, type TestimonialData } from '#contract/admin/testimonials.ts'
import { testimonialLimits } from '#contract/testimonials.ts'
import type { Complete } from '../shell/form/complete-data.ts'

/** Value of the option without a trip (specification 3). */
export const noTrip = 'none'

export interface TestimonialValues {
  name: string
  content: string
  rating: string
  trip_id: string
}

export function testimonialValuesOf(
  testimonial: Pick<AdminTestimonial, keyof TestimonialData> | null,
): TestimonialValues {
  return {
    name: testimonial?.name ?? '',
    content: testimonial?.content ?? '',
    rating: String(testimonial?.rating ?? testimonialLimits.ratingDefault),
    trip_id: testimonial?.trip_id ?? noTrip,
  }
}

/** Input of the save call. */
export function testimonialDataOf({ rating, ...values }: TestimonialValues): Complete<TestimonialData> {
  return { ...values, rating: Number(rating) }
}

const validate = schemaResolver(testimonialDataSchema, { sync: true })

/** Starts blank. */
export function useTestimonialForm() {
  return useForm<TestimonialValues>({
    initialValues: testimonialValuesOf(null),
    validate: (values) => validate(testimonialDataOf(values)),
    clearInputErrorOnChange: true,
  })
}
