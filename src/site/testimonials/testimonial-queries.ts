import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { api } from '#contract/client.ts'
import { queryTimes } from '../shell/query-times.ts'

/** Testimonials of the home page (specification 9). */
export const homeTestimonials = 6

export const homeTestimonialsQuery = queryOptions({
  queryKey: ['testimonials', { limit: homeTestimonials }],
  queryFn: () => api.testimonials.list({ limit: homeTestimonials }),
  ...queryTimes(cacheTimes.testimonials),
})
