import type { UseFormReturnType } from '@mantine/form'
import { testimonialDataSchema } from '#contract/admin/testimonials.ts'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import type { FormValues } from '../kit/form/form-values.ts'

export type TestimonialValues = FormValues<typeof testimonialFields>

export const testimonialContent = contentForm(testimonialFields, testimonialDataSchema)

export type TestimonialForm = UseFormReturnType<TestimonialValues>
