import type { QueryKey } from '@tanstack/react-query'

/** Queries to invalidate when a testimonial was saved or deleted (specification 7.6). */
export const testimonialRefresh: QueryKey[] = [['admin-testimonials'], ['testimonials'], ['trip']]
