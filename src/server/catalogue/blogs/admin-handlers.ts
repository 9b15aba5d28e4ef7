import { eq } from 'drizzle-orm'
import type { AdminBlogItem } from '#contract/admin/blogs.ts'
import { blogs } from '../../platform/db/schema.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { readList } from '../../search/lists.ts'
import { logChange, logStatus } from '../common/writes/log-change.ts'
import { presentSaved } from '../../api/writes/present-saved.ts'
import { lockRow } from '../../api/writes/optimistic-lock.ts'
import { presentPlanned } from '../../publishing/drafts/planned.ts'
import { writeAndSettle } from '../../publishing/drafts/settle-draft.ts'
import {
  blogConditions,
  selectAllBlogItems,
  selectBlogItems,
  selectBlogsOf,
  type BlogItemRow,
} from './admin-queries.ts'
import { insertBlog, requireBlogPicture, requireTrips, withFreeSlug } from './admin-saves.ts'
import { blogType } from './content-type.ts'
import { copyBlog } from './copy-blog.ts'
import { selectTags } from './public-queries.ts'
import { isoMoments } from '../../api/iso-moments.ts'

const { blogs: procedures } = adminProcedure

function presentBlogItem(row: BlogItemRow): AdminBlogItem {
  return {
    ...isoMoments(row),
    planned: presentPlanned(row.planned, row.status === 'published'),
  }
}

export const blogAdminHandlers = {
  list: procedures.list.handler(({ input = {}, context: { db } }) =>
    readList(db, input, {
      table: blogs,
      conditions: blogConditions,
      select: selectBlogItems,
      present: presentBlogItem,
    }),
  ),
  all: procedures.all.handler(async ({ context }) => {
    const rows = await selectAllBlogItems(context.db)
    return rows.map(presentBlogItem)
  }),
  tags: procedures.tags.handler(({ context }) => selectTags(context.db)),
  get: procedures.get.handler(async ({ input, context, errors }) => {
    const [row] = await selectBlogsOf(context.db, [input.blog_id])
    if (!row) throw errors.BLOG_NOT_FOUND()
    return isoMoments(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    await requireBlogPicture(db, input.blog_data)
    await requireTrips(db, input.blog_data.trip_ids)
    const result = await withFreeSlug(insertBlog(db, input.blog_data))
    logStatus(context, 'blog', result.id, null, input.blog_data.status)
    return presentSaved(result)
  }),
  duplicate: procedures.duplicate.use(inTransaction).handler(async ({ input, context, errors }) => {
    const copy = await withFreeSlug(copyBlog(context.db, input.blog_id))
    if (!copy) throw errors.BLOG_NOT_FOUND()
    return presentSaved(copy)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    const { blog_id: id, blog_data, ...edited } = input
    const written = await writeAndSettle(db, blogType, id, blog_data, edited)
    logStatus(context, 'blog', id, written.before, blog_data.status)
    return presentSaved(written)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    if (!(await lockRow(db, blogs, input.blog_id))) return true
    await db.delete(blogs).where(eq(blogs.id, input.blog_id))
    logChange(context, 'blog', input.blog_id, 'deleted')
    return true
  }),
}
