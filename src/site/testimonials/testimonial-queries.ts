import { cacheTimes } from '#contract/cache-times.ts'
import { query } from '../shell/query-cache.ts'

/** On the home page (specification 9). */
export const homeTestimonials = 6

export const homeTestimonialsQuery = query(
  ['testimonials', { limit: homeTestimonials }],
  cacheTimes.testimonials,
  (api) => api.testimonials.list({ limit: homeTestimonials }),
)
