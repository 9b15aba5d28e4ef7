import { slugPattern } from '#values/slug.ts'
import { api } from '../common/api.ts'
import { publicPageOf, readPage, readPageAndTotal } from '../common/pagination.ts'
import { presentBlog, presentBlogCard, presentBlogDetail } from './presenters.ts'
import { countBlogs, selectBlog, selectBlogCards, selectBlogs, selectPublicTags } from './public-queries.ts'

export const blogHandlers = {
  list: api.blogs.list.handler(async ({ input = {}, context: { db } }) => {
    const count = () => countBlogs(db, input)
    const rows = await readPage(publicPageOf(input), count, (slice) => selectBlogs(db, input, slice))
    return rows.map(presentBlog)
  }),
  cards: api.blogs.cards.handler(async ({ input = {}, context: { db } }) => {
    const { rows, total } = await readPageAndTotal(
      publicPageOf(input),
      () => countBlogs(db, input),
      (slice) => selectBlogCards(db, input, slice),
    )
    return { total, items: rows.map(presentBlogCard) }
  }),
  tags: api.blogs.tags.handler(({ context }) => selectPublicTags(context.db)),
  get: api.blogs.get.handler(async ({ input, context, errors }) => {
    const row = slugPattern.test(input.slug) ? await selectBlog(context.db, input.slug) : null
    if (!row || (row.status === 'draft' && !(await context.admin()))) throw errors.BLOG_NOT_FOUND()
    return presentBlogDetail(row, context.profile.brand_name)
  }),
}
