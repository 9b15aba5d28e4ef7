import type { AdminBlogItem } from '#contract/admin/blogs.ts'
import { blogs } from '../../db/schema.ts'
import { removeUnused } from '../../media/unused-pictures.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'
import { pageOf } from '../common/pagination.ts'
import { readSearched } from '../common/search.ts'
import { logChange, logStatus } from '../common/log-change.ts'
import { presentSaved } from '../common/present-saved.ts'
import { lockRow } from '../common/optimistic-lock.ts'
import { presentPlanned } from '../common/editions/planned.ts'
import { writeAndSettle } from '../common/editions/settle-editions.ts'
import { orRefuse } from '../common/write-refused.ts'
import {
  countBlogItems,
  selectAllBlogItems,
  selectBlogById,
  selectBlogItems,
  type BlogItemRow,
} from './admin-queries.ts'
import { deleteBlog, insertBlog, mapSlugConflict, missingBlogPicture } from './admin-saves.ts'
import { blogType } from './content-type.ts'
import { presentBlog, presentBlogCard } from './presenters.ts'
import { selectTags } from './public-queries.ts'

const { blogs: procedures } = adminProcedure

function presentBlogItem(row: BlogItemRow): AdminBlogItem {
  return {
    ...presentBlogCard(row),
    status: row.status,
    updated_at: row.updated_at.toISOString(),
    planned: presentPlanned(row.planned, row.status === 'published'),
  }
}

export const blogAdminHandlers = {
  list: procedures.list.handler(async ({ input, context: { db } }) => {
    const { rows, ...found } = await readSearched(
      db,
      { filters: input ?? {}, page: pageOf(input) },
      (filters) => countBlogItems(db, filters),
      (filters, slice) => selectBlogItems(db, filters, filters, slice),
    )
    return { ...found, items: rows.map(presentBlogItem) }
  }),
  all: procedures.all.handler(async ({ context }) => {
    const rows = await selectAllBlogItems(context.db)
    return rows.map(presentBlogItem)
  }),
  tags: procedures.tags.handler(({ context }) => selectTags(context.db)),
  get: procedures.get.handler(async ({ input, context, errors }) => {
    const row = await selectBlogById(context.db, input.blog_id)
    if (!row) throw errors.BLOG_NOT_FOUND()
    return presentBlog(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const missing = await missingBlogPicture(db, input.blog_data)
    if (missing) throw errors.PICTURE_NOT_FOUND({ data: missing })
    const result = await mapSlugConflict(insertBlog(db, input.blog_data), () => errors.SLUG_TAKEN())
    if (typeof result === 'string') throw errors[result]()
    logStatus(context, 'blog', result.id, null, input.blog_data.status)
    return presentSaved(result)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, afterCommit } = context
    const { blog_id: id, blog_data, ...edited } = input
    const written = await orRefuse(errors, writeAndSettle(db, blogType, id, blog_data, edited))
    logStatus(context, 'blog', id, written.before, blog_data.status)
    afterCommit((database) => removeUnused(database, storage, written.released))
    return presentSaved(written)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const { db, storage, afterCommit } = context
    const stored = await lockRow(db, blogs, input.blog_id)
    if (!stored) return true
    const released = await deleteBlog(db, input.blog_id, stored)
    logChange(context, 'blog', input.blog_id, 'deleted')
    afterCommit((database) => removeUnused(database, storage, released))
    return true
  }),
}
