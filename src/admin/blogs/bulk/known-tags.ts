import { queryOptions } from '@tanstack/react-query'
import { adminApi } from '../../kit/api/admin-api.ts'

/** Tags of all blogs, the most used first. */
export const knownTagsQuery = queryOptions({
  queryKey: ['admin-blogs', 'tags'],
  queryFn: ({ signal }) => adminApi.blogs.tags(undefined, { signal }),
  select: (tags) => tags.map(({ tag }) => tag),
})
