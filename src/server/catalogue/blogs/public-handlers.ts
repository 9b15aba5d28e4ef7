import { slugPattern } from '#values/slug.ts'
import { api } from '../../api/api.ts'
import { isoMoments } from '../../api/iso-moments.ts'
import { publicPageOf, readPage } from '../../api/pagination.ts'
import { presentBlogDetail } from './presenters.ts'
import { selectStoryTrips } from './story-trips.ts'
import {
  countBlogs,
  selectBlog,
  selectCurrentSlug,
  selectBlogCards,
  selectBlogs,
  selectPublicTags,
} from './public-queries.ts'

export const blogHandlers = {
  list: api.blogs.list.handler(async ({ input = {}, context: { db } }) => {
    const rows = await selectBlogs(db, input, publicPageOf(input))
    return rows.map(isoMoments)
  }),
  cards: api.blogs.cards.handler(({ input = {}, context: { db } }) =>
    readPage(
      publicPageOf(input),
      () => countBlogs(db, input),
      (page) => selectBlogCards(db, input, page),
      isoMoments,
    ),
  ),
  tags: api.blogs.tags.handler(({ context }) => selectPublicTags(context.db)),
  chosen: api.blogs.chosen.handler(async ({ input, context: { db } }) => {
    const slugs = input.slugs.filter((slug) => slugPattern.test(slug))
    if (slugs.length === 0) return []
    const rows = await selectBlogCards(db, { slugs }, { limit: slugs.length, offset: 0 })
    return rows.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug)).map(isoMoments)
  }),
  get: api.blogs.get.handler(async ({ input, context, errors }) => {
    const isSlug = slugPattern.test(input.slug)
    const row = isSlug ? await selectBlog(context.db, input.slug) : null
    if (!row || (row.status === 'draft' && !(await context.admin()))) {
      throw errors.BLOG_NOT_FOUND({
        data: { moved_to: isSlug ? await selectCurrentSlug(context.db, input.slug) : null },
      })
    }
    return presentBlogDetail(
      row,
      await selectStoryTrips(context.db, row),
      (await context.settings.read()).profile.brand_name,
    )
  }),
}
