import { schemaResolver, useForm } from '@mantine/form'
import type { Versions } from '#contract/admin/changes/history.ts'
import { testimonialDataSchema, type AdminTestimonial, type TestimonialData } from '#contract/admin/testimonials.ts'
import { testimonialLimits } from '#contract/testimonials.ts'
import type { Complete } from '../shell/form/complete-data.ts'

/** Value of the option without a trip (specification 3). */
export const noTrip = 'none'

/** Characters of `YYYY-MM`. */
const monthLength = 7

export interface TestimonialValues {
  name: string
  content: string
  rating: string
  trip_id: string
  place: string
  /** `YYYY-MM`, or empty. */
  travelled_on: string
  photo: string | null
  photo_alt: string
}

type Stored = Omit<Versions['testimonials'], 'photo_alt'> & {
  photo_alt?: string
  photo_picture?: AdminTestimonial['photo_picture']
}

/** @param testimonial as it is stored, or one version of it. */
export function testimonialValuesOf(testimonial: Stored | null): TestimonialValues {
  return {
    name: testimonial?.name ?? '',
    content: testimonial?.content ?? '',
    rating: String(testimonial?.rating ?? testimonialLimits.ratingDefault),
    trip_id: testimonial?.trip_id ?? noTrip,
    place: testimonial?.place ?? '',
    travelled_on: testimonial?.travelled_on?.slice(0, monthLength) ?? '',
    photo: testimonial?.photo ?? null,
    photo_alt: testimonial?.photo_alt ?? testimonial?.photo_picture?.alt ?? '',
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
