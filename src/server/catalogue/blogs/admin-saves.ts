import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogDataSchema } from '#contract/admin/blogs.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import type { Status } from '#contract/fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { breaksUnique } from '../../platform/db/failures.ts'
import { blogs, trips } from '../../platform/db/schema.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { missingPicture } from '../common/writes/require-pictures.ts'
import { nextVersion } from '../../api/writes/optimistic-lock.ts'
import { prepareBody } from './body.ts'

type BlogData = z.output<typeof blogDataSchema>
type StoredBlog = typeof blogs.$inferSelect

export type BodyProblem = 'BODY_REQUIRED' | 'BODY_TOO_LONG'

const version = { id: blogs.id, updated_at: blogs.updated_at }

/** @returns the featured picture if it is not stored, else null. */
export function missingBlogPicture(tx: Db, { featured_image }: Partial<BlogData>) {
  return missingPicture(tx, 'blog-images', [{ field: 'featured_image', image_url: featured_image }])
}

/**
 * @param kept ids that the stored story has; such a trip may be in the trash, from where it can come back.
 * @returns an id of no trip, or null.
 */
export async function missingTrip(tx: Db, ids: string[] = [], kept: string[] = []): Promise<string | null> {
  const added = ids.filter((id) => !kept.includes(id))
  if (added.length === 0) return null
  const rows = await tx.select({ id: trips.id }).from(trips).where(inArray(trips.id, added))
  return added.find((id) => !rows.some((row) => row.id === id)) ?? null
}

/** @returns the id and version, or why it cannot be saved. */
export async function insertBlog(
  tx: Db,
  {
    body = '',
    status = 'draft',
    featured_image_alt,
    ...fields
  }: Omit<BlogData, 'body' | 'status'> & { body?: string; status?: Status },
) {
  const prepared = await prepareBody(tx, body)
  const problem = validateBody(prepared.body, status)
  if (problem) return problem
  const published_at = status === 'published' ? new Date() : null
  const [row] = await tx
    .insert(blogs)
    .values({ ...fields, ...prepared, status, published_at })
    .returning(version)
  await updateAlt(tx, fields.featured_image, featured_image_alt)
  return row!
}

/**
 * Omitted fields are not changed.
 * @returns the id and version, or why it cannot be saved.
 */
export async function updateBlog(tx: Db, id: string, stored: StoredBlog, data: Partial<BlogData>) {
  const { body, featured_image_alt, ...fields } = data
  const { featured_image = stored.featured_image } = fields
  const prepared = body === undefined ? null : await prepareBody(tx, body)
  const status = fields.status ?? stored.status
  const problem = validateBody(prepared?.body ?? stored.body, status)
  if (problem) return problem
  const [row] = await tx
    .update(blogs)
    .set({
      ...fields,
      ...prepared,
      // The date of the first publication, even if the blog is unpublished and published again.
      published_at: stored.published_at ?? (status === 'published' ? new Date() : null),
      updated_at: nextVersion(stored.updated_at),
    })
    .where(eq(blogs.id, id))
    .returning(version)
  await updateAlt(tx, featured_image, featured_image_alt)
  return row!
}

/** Concurrent saves may choose the same slug: the unique index refuses the second one. */
export async function mapSlugConflict<T>(save: Promise<T>, slugTaken: () => Error): Promise<T> {
  try {
    return await save
  } catch (error) {
    throw breaksUnique(error, 'blogs_slug_unique') ? slugTaken() : error
  }
}

function validateBody(body: string, status: Status): BodyProblem | null {
  if (body.length > blogFields.body.limit) return 'BODY_TOO_LONG'
  return status === 'published' && body === '' ? 'BODY_REQUIRED' : null
}
