import { and, eq, ne } from 'drizzle-orm'
import { blogDataSchema } from '#contract/admin/blogs.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs } from '../../platform/db/schema.ts'
import { completeBody } from '../common/writes/complete-body.ts'
import type { Bodies } from '../../api/content-type.ts'
import type { PreviewType } from '../../api/preview-type.ts'
import { untilWritten } from '../common/writes/until-written.ts'
import { blogType } from './content-type.ts'

type BlogBody = Bodies['blogs']

/** A published story has a text. */
const noText = '<p>…</p>'

export const blogPreview: PreviewType = {
  async complete(db, id, typed) {
    const stored = await blogType.read(db, id)
    const blank = { title: 'Untitled', slug: slugOfPreview(id), body: noText, status: 'published' }
    const { body, replaced } = completeBody(blogDataSchema.shape, typed, { live: stored && { ...stored.body }, blank })
    const label = String(body.title)
    return { body: { ...body, status: 'published' }, replaced, label }
  },
  async show(tx, id, body) {
    const typed = await withFreeSlug(tx, id, body as unknown as BlogBody)
    await tx
      .insert(blogs)
      .values({ id, slug: slugOfPreview(id), title: typed.title })
      .onConflictDoNothing({ target: blogs.id })
    await untilWritten(typed, (each) => blogType.write(tx, id, each), {
      PICTURE_NOT_FOUND: (each) => ({ ...each, featured_image: null }),
      CHOSEN_TRIP_NOT_FOUND: (each) => ({ ...each, trip_ids: [] }),
      BODY_REQUIRED: (each) => ({ ...each, body: noText }),
    })
  },
  async pages(db, id, body) {
    const { slug } = await withFreeSlug(db, id, body as unknown as BlogBody)
    return [
      { label: 'Story page', path: `/blog/${slug}` },
      { label: 'All stories', path: '/blogs' },
      { label: 'Home page', path: '/' },
    ]
  },
}

function slugOfPreview(id: string): string {
  return `preview-${id}`
}

/** The slug of another story would be refused, so the preview gets a new one. */
async function withFreeSlug(db: Db, id: string, body: BlogBody): Promise<BlogBody> {
  const taken = await db.$count(blogs, and(eq(blogs.slug, body.slug), ne(blogs.id, id)))
  return taken > 0 ? { ...body, slug: slugOfPreview(id) } : body
}
