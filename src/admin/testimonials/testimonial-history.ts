import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { contentHistory } from '../publishing/history/content-history.ts'

export const testimonialHistory = contentHistory(testimonialFields)
