import { blogDataSchema } from '#contract/admin/blogs.ts'
import { bodyIn } from '#contract/content/bodies.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs } from '../../platform/db/schema.ts'
import type { ContentType } from '../../api/content-type.ts'
import { lockRow, lockVersion } from '../../api/writes/optimistic-lock.ts'
import { selectBlogsOf } from './admin-queries.ts'
import { requireBlogPicture, requireTrips, updateBlog, withFreeSlug } from './admin-saves.ts'

export const blogType: ContentType<'blogs'> = {
  entity: 'blogs',
  schema: blogDataSchema,
  async read(db, id) {
    const [row] = await selectBlogsOf(db, [id])
    return row ? { body: bodyIn(blogFields, row), status: row.status, updated_at: row.updated_at } : null
  },
  lock: (tx, id) => lockRow(tx, blogs, id),
  async write(tx, id, body, edited = {}) {
    await requireBlogPicture(tx, body)
    const stored = await lockVersion(tx, blogs, id, edited, 'BLOG_NOT_FOUND')
    await requireTrips(tx, body.trip_ids, stored.trip_ids)
    const result = await withFreeSlug(updateBlog(tx, id, stored, body))
    return { ...result, before: stored.status, status: body.status ?? stored.status }
  },
}

/** The bodies of stories of any status. */
export async function readBlogBodies(db: Db, ids: string[]) {
  return (await selectBlogsOf(db, ids)).map((row) => ({ id: row.id, body: bodyIn(blogFields, row) }))
}
