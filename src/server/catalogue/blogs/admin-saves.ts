import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { blogDataSchema } from '#contract/admin/blogs.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import type { Status } from '#contract/fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { breaksUnique } from '../../platform/db/failures.ts'
import { blogs, trips } from '../../platform/db/schema.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { requirePictures } from '../common/writes/require-pictures.ts'
import { nextVersion } from '../../api/writes/optimistic-lock.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { prepareBody } from './body.ts'

type BlogData = z.output<typeof blogDataSchema>
type StoredBlog = typeof blogs.$inferSelect

const version = { id: blogs.id, updated_at: blogs.updated_at }

/** @throws WriteRefused if the featured picture is not stored. */
export function requireBlogPicture(tx: Db, { featured_image }: Partial<BlogData>) {
  return requirePictures(tx, 'blog-images', [{ field: 'featured_image', image_url: featured_image }])
}

/**
 * @param kept ids that the stored story has; such a trip may be in the trash, from where it can come back.
 * @throws WriteRefused where an id is that of no trip.
 */
export async function requireTrips(tx: Db, ids: string[] = [], kept: string[] = []): Promise<void> {
  const added = ids.filter((id) => !kept.includes(id))
  if (added.length === 0) return
  const rows = await tx.select({ id: trips.id }).from(trips).where(inArray(trips.id, added))
  if (added.some((id) => !rows.some((row) => row.id === id))) throw new WriteRefused('CHOSEN_TRIP_NOT_FOUND')
}

/** @throws WriteRefused if it cannot be saved. */
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
  requireBody(prepared.body, status)
  const published_at = status === 'published' ? new Date() : null
  const [row] = await tx
    .insert(blogs)
    .values({ ...fields, ...prepared, status, published_at })
    .returning(version)
  await updateAlt(tx, fields.featured_image, featured_image_alt)
  return row!
}

/** Omitted fields are not changed. @throws WriteRefused if it cannot be saved. */
export async function updateBlog(tx: Db, id: string, stored: StoredBlog, data: Partial<BlogData>) {
  const { body, featured_image_alt, ...fields } = data
  const { featured_image = stored.featured_image } = fields
  const prepared = body === undefined ? null : await prepareBody(tx, body)
  const status = fields.status ?? stored.status
  requireBody(prepared?.body ?? stored.body, status)
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
export async function withFreeSlug<T>(save: Promise<T>): Promise<T> {
  try {
    return await save
  } catch (error) {
    throw breaksUnique(error, 'blogs_slug_unique') ? new WriteRefused('SLUG_TAKEN') : error
  }
}

function requireBody(body: string, status: Status): void {
  if (body.length > blogFields.body.limit) throw new WriteRefused('BODY_TOO_LONG')
  if (status === 'published' && body === '') throw new WriteRefused('BODY_REQUIRED')
}
