import type { QueryKey } from '@tanstack/react-query'

/** What a changed picture makes stale: the library, and everything that shows pictures. */
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
