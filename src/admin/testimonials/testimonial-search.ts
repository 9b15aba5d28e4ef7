import { testimonialListSchema } from '#contract/admin/testimonials.ts'
import { searchReader } from '../kit/list/list-search.ts'

export const readTestimonialSearch = searchReader(testimonialListSchema)
