import { cacheTimes } from '#contract/http/cache-times.ts'
import { query } from '../shell/queries/query-cache.ts'

/** On the home page (specification 9). */
export const homeBlogs = 3

export const blogsPerPage = 25

/** Logged; the list shows empty then (specification 8). */
export const storiesFailed = 'stories could not be fetched'

export const latestBlogsQuery = query(['blogs', { limit: homeBlogs }], cacheTimes.blogs, (api) =>
  api.blogs.cards({ limit: homeBlogs }),
)

/** @param page from 1. */
export function blogCardsQuery({ tag, page }: { tag: string | undefined; page: number }) {
  return query(['blogs', { tag, page }], cacheTimes.blogs, (api) =>
    api.blogs.cards({ tag, limit: blogsPerPage, offset: (page - 1) * blogsPerPage }),
  )
}

export const blogTagsQuery = query(['blogs', 'tags'], cacheTimes.blogs, (api) => api.blogs.tags())

export function blogQuery(slug: string) {
  return query(['blog', slug], cacheTimes.blogs, (api) => api.blogs.get({ slug }))
}
