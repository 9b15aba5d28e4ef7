import { blogDataSchema } from '#contract/admin/blogs.ts'
import { bodyIn } from '#contract/content/bodies.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs } from '../../platform/db/schema.ts'
import type { ContentType } from '../../api/content-type.ts'
import { lockRow, lockVersion } from '../../api/writes/optimistic-lock.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { selectBlogsOf } from './admin-queries.ts'
import { mapSlugConflict, missingBlogPicture, missingTrip, updateBlog } from './admin-saves.ts'

export const blogType: ContentType<'blogs'> = {
  entity: 'blogs',
  schema: blogDataSchema,
  async read(db, id) {
    const [row] = await selectBlogsOf(db, [id])
    return row ? { body: bodyIn(blogFields, row), status: row.status, updated_at: row.updated_at } : null
  },
  lock: (tx, id) => lockRow(tx, blogs, id),
  async write(tx, id, body, edited = {}) {
    const missing = await missingBlogPicture(tx, body)
    if (missing) throw new WriteRefused('PICTURE_NOT_FOUND', missing)
    const stored = await lockVersion(tx, blogs, id, edited, {
      notFound: () => new WriteRefused('BLOG_NOT_FOUND'),
      conflict: ({ data }) => new WriteRefused('VERSION_CONFLICT', data),
    })
    if (await missingTrip(tx, body.trip_ids, stored.trip_ids)) throw new WriteRefused('CHOSEN_TRIP_NOT_FOUND')
    const result = await mapSlugConflict(updateBlog(tx, id, stored, body), () => new WriteRefused('SLUG_TAKEN'))
    if (typeof result === 'string') throw new WriteRefused(result)
    return { ...result, before: stored.status, status: body.status ?? stored.status }
  },
}

/** The bodies of stories of any status. */
export async function readBlogBodies(db: Db, ids: string[]) {
  return (await selectBlogsOf(db, ids)).map((row) => ({ id: row.id, body: bodyIn(blogFields, row) }))
}
