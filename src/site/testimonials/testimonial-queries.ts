import { cacheTimes } from '#contract/http/cache-times.ts'
import { homeTestimonials } from '#values/pages/home-lists.ts'
import { query } from '../shell/queries/query-cache.ts'

export const homeTestimonialsQuery = query(
  ['testimonials', { limit: homeTestimonials }],
  cacheTimes.testimonials,
  (api) => api.testimonials.home({ limit: homeTestimonials }),
)
