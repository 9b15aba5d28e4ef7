import type { QueryKey } from '@tanstack/react-query'

/** Queries to invalidate when a picture changes: the library, and everything that shows pictures. */
export const pictureRefresh: QueryKey[] = [
  ['admin-pictures'],
  ['admin-trips'],
  ['trips'],
  ['featured-trips'],
  ['trip'],
  ['admin-blogs'],
  ['blogs'],
  ['blog'],
  ['admin-hero-images'],
  ['hero-image'],
  ['categories'],
]
