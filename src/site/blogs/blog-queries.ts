import { cacheTimes } from '#contract/cache-times.ts'
import { api } from '#contract/client.ts'
import { query } from '../shell/query-cache.ts'

/** Stories on the home page (specification 9). */
export const homeBlogs = 3

/** Stories on one page of the list. */
export const blogsPerPage = 25

export const latestBlogsQuery = query(['blogs', { limit: homeBlogs }], cacheTimes.blogs, () =>
  api.blogs.cards({ limit: homeBlogs }),
)

/** One page of stories, of one tag or all; pages count from 1. */
export function blogCardsQuery({ tag, page }: { tag: string | undefined; page: number }) {
  return query(['blogs', { tag, page }], cacheTimes.blogs, () =>
    api.blogs.cards({ tag, limit: blogsPerPage, offset: (page - 1) * blogsPerPage }),
  )
}

export const blogTagsQuery = query(['blogs', 'tags'], cacheTimes.blogs, () => api.blogs.tags())

export function blogQuery(slug: string) {
  return query(['blog', slug], cacheTimes.blogs, () => api.blogs.get({ slug }))
}
