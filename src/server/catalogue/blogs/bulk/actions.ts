import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogActionSchema } from '#contract/admin/lists/blog-bulk.ts'
import { listMessages } from '#contract/admin/lists/list-messages.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import type { Db } from '#server/platform/db/database.ts'
import { blogs } from '#server/platform/db/schema.ts'
import { cancelUnpublishings } from '../../common/bulk/cancel-unpublishing.ts'
import type { RowsAction } from '../../common/bulk/change-rows.ts'
import { isOneOf } from '../../common/bulk/chosen-rows.ts'
import { whyNotPublishable } from '../../common/bulk/publishable.ts'
import { nextVersions } from '#server/api/writes/optimistic-lock.ts'
import { blogType, readBlogBodies } from '../content-type.ts'

type Action = z.output<typeof blogActionSchema>

/** Columns that the actions read. */
export const chosenBlogColumns = { id: blogs.id, label: blogs.title, status: blogs.status, tags: blogs.tags }

export type ChosenBlog = Pick<typeof blogs.$inferSelect, 'id' | 'status' | 'tags'> & { label: string }

type BlogActionOf<Kind extends Action['kind']> = RowsAction<ChosenBlog, Action & { kind: Kind }>

const idsOf = (rows: ChosenBlog[]) => rows.map(({ id }) => id)
const those = (rows: ChosenBlog[]) => isOneOf(blogs.id, idsOf(rows))

const status: BlogActionOf<'status'> = {
  isDone: (blog, action) => blog.status === action.status,
  refuse: async (tx, rows, action) =>
    action.status === 'published'
      ? whyNotPublishable(tx, blogType, idsOf(rows), (ids) => readBlogBodies(tx, ids))
      : new Map(),
  async apply(tx, rows, action) {
    const isPublished = action.status === 'published'
    await tx
      .update(blogs)
      .set({
        status: action.status,
        // The date of the first publication.
        ...(isPublished && {
          published_at: sql`coalesce(${blogs.published_at}, ${new Date().toISOString()}::timestamptz)`,
        }),
        updated_at: nextVersions(blogs.updated_at),
      })
      .where(those(rows))
    if (!isPublished) await cancelUnpublishings(tx, 'blogs', idsOf(rows))
  },
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const hasTag = (blog: ChosenBlog, tag: string) => (blog.tags ?? []).some((each) => same(each, tag))

const tag: BlogActionOf<'tag'> = {
  isDone: (blog, action) => hasTag(blog, action.tag) === action.add,
  async refuse(_tx, rows, action) {
    const isFull = (blog: ChosenBlog) => action.add && (blog.tags ?? []).length >= blogFields.tags.max
    return new Map(rows.filter(isFull).map(({ id }) => [id, listMessages.reasons.tagThere] as const))
  },
  apply: (tx, rows, action) => writeTags(tx, rows, action),
}

/** A story without tags has none, not an empty list. */
async function writeTags(tx: Db, rows: ChosenBlog[], action: Action & { kind: 'tag' }): Promise<void> {
  const tagsOf = ({ tags }: ChosenBlog) =>
    action.add ? [...(tags ?? []), action.tag] : (tags ?? []).filter((each) => !same(each, action.tag))
  const changed = rows.map((row) => ({ id: row.id, tags: tagsOf(row) }))
  await tx.execute(sql`
    update blogs set updated_at = ${nextVersions(blogs.updated_at)},
      tags = case when jsonb_array_length(new.tags) > 0 then array(select jsonb_array_elements_text(new.tags)) end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as new (id uuid, tags jsonb) where blogs.id = new.id`)
}

const remove: BlogActionOf<'delete'> = {
  async apply(tx, rows) {
    await tx.delete(blogs).where(those(rows))
  },
}

export const blogActions: { [Kind in Action['kind']]: BlogActionOf<Kind> } = { status, tag, delete: remove }
