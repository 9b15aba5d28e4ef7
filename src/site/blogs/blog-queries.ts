import { queryOptions } from '@tanstack/react-query'
import { cacheTimes } from '#contract/cache-times.ts'
import { api } from '#contract/client.ts'
import { queryTimes } from '../shell/query-times.ts'

/** Stories on the home page (specification 9). */
export const homeBlogs = 3

/** Stories on one page of the list. */
export const blogsPerPage = 25

export const latestBlogsQuery = queryOptions({
  queryKey: ['blogs', { limit: homeBlogs }],
  queryFn: () => api.blogs.cards({ limit: homeBlogs }),
  ...queryTimes(cacheTimes.blogs),
})

/** One page of stories, of one tag or all; pages count from 1. */
export function blogCardsQuery({ tag, page }: { tag: string | undefined; page: number }) {
  return queryOptions({
    queryKey: ['blogs', { tag, page }],
    queryFn: () => api.blogs.cards({ tag, limit: blogsPerPage, offset: (page - 1) * blogsPerPage }),
    ...queryTimes(cacheTimes.blogs),
  })
}

export const blogTagsQuery = queryOptions({
  queryKey: ['blogs', 'tags'],
  queryFn: () => api.blogs.tags(),
  ...queryTimes(cacheTimes.blogs),
})

export function blogQuery(slug: string) {
  return queryOptions({
    queryKey: ['blog', slug],
    queryFn: () => api.blogs.get({ slug }),
    ...queryTimes(cacheTimes.blogs),
  })
}
