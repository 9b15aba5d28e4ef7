import type { QueryKey } from '@tanstack/react-query'

/** What a saved or deleted testimonial makes stale (specification 7.6). */
export const testimonialRefresh: QueryKey[] = [['admin-testimonials'], ['testimonials'], ['trip'], ['admin-dashboard']]
