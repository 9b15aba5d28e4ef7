import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogDataSchema } from '#contract/admin/blogs.ts'
import { blogLimits } from '#contract/blogs.ts'
import type { Status } from '#contract/fields.ts'
import type { Db } from '../../db/database.ts'
import { breaksUnique } from '../../db/failures.ts'
import { blogs } from '../../db/schema.ts'
import { updateAlt } from '../common/picture-alt.ts'
import { missingPicture, type NamedPicture } from '../common/require-pictures.ts'
import { nextVersion } from '../common/optimistic-lock.ts'
import { selectBodyPictures } from './admin-queries.ts'
import { prepareBody } from './body.ts'

type BlogData = z.output<typeof blogDataSchema>
type StoredBlog = typeof blogs.$inferSelect

export type BodyProblem = 'BODY_REQUIRED' | 'BODY_TOO_LONG'

const version = { id: blogs.id, updated_at: blogs.updated_at }

/** @returns the featured picture if it is not stored, else null. */
export function missingBlogPicture(tx: Db, { featured_image }: Partial<BlogData>): Promise<NamedPicture | null> {
  return missingPicture(
    tx,
    'blog-images',
    featured_image ? [{ field: 'featured_image', image_url: featured_image }] : [],
  )
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
 * @returns the version and the pictures that it may no longer use, or why it cannot be saved.
 */
export async function updateBlog(tx: Db, id: string, stored: StoredBlog, data: Partial<BlogData>) {
  const { body, featured_image_alt, ...fields } = data
  const { featured_image = stored.featured_image } = fields
  const prepared = body === undefined ? null : await prepareBody(tx, body)
  const status = fields.status ?? stored.status
  const problem = validateBody(prepared?.body ?? stored.body, status)
  if (problem) return problem
  const before = await selectBodyPictures(tx, id)
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
  return { saved: row!, released: stored.featured_image ? [stored.featured_image, ...before] : before }
}

/** Concurrent saves may choose the same slug: the unique index refuses the second one. */
export async function mapSlugConflict<T>(save: Promise<T>, slugTaken: () => Error): Promise<T> {
  try {
    return await save
  } catch (error) {
    throw breaksUnique(error, 'blogs_slug_unique') ? slugTaken() : error
  }
}

/** @returns the pictures that it used. */
export async function deleteBlog(tx: Db, id: string, stored: StoredBlog): Promise<string[]> {
  const inBody = await selectBodyPictures(tx, id)
  await tx.delete(blogs).where(eq(blogs.id, id))
  return stored.featured_image ? [stored.featured_image, ...inBody] : inBody
}

function validateBody(body: string, status: Status): BodyProblem | null {
  if (body.length > blogLimits.body) return 'BODY_TOO_LONG'
  return status === 'published' && body === '' ? 'BODY_REQUIRED' : null
}
