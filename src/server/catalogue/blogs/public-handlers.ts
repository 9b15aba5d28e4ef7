import type { Blog, BlogCard } from '#contract/blogs.ts'
import { pageLimit } from '#contract/fields.ts'
import { api } from '../shell/api.ts'
import {
  countBlogs,
  selectBlog,
  selectBlogCards,
  selectBlogs,
  selectTags,
  type BlogCardRow,
  type BlogRow,
} from './public-queries.ts'

function presentBlogCard(row: BlogCardRow): BlogCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    tags: row.tags,
    featured_image: row.featured_image,
    featured_picture: row.featured_picture,
    start: row.start,
    reading_minutes: row.reading_minutes,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

function presentBlog(row: BlogRow): Blog {
  return {
    ...presentBlogCard(row),
    body: row.body,
    status: row.status,
    updated_at: row.updated_at.toISOString(),
  }
}

export const blogHandlers = {
  list: api.blogs.list.handler(async ({ input, context }) => {
    const rows = await selectBlogs(context.db, { ...input, limit: input?.limit ?? pageLimit })
    return rows.map(presentBlog)
  }),
  cards: api.blogs.cards.handler(async ({ input, context }) => {
    const rows = await selectBlogCards(context.db, { ...input, limit: input?.limit ?? pageLimit })
    return { total: await countBlogs(context.db, input?.tag), items: rows.map(presentBlogCard) }
  }),
  tags: api.blogs.tags.handler(({ context }) => selectTags(context.db)),
  get: api.blogs.get.handler(async ({ input, context, errors }) => {
    const row = await selectBlog(context.db, input.slug)
    if (row?.status !== 'published') throw errors.BLOG_NOT_FOUND()
    return presentBlog(row)
  }),
}
