import type { AdminBlog } from '#contract/admin/blogs.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import type { useEditing } from '../publishing/drafts/use-editing.ts'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { blogContent, refusedFieldsOf, type BlogValues } from './blog-values.ts'
import { normalized } from './editor/body-html.ts'

const { created, createFailed, updated, updateFailed, notFound } = adminMessages.blogs

/** Bodies are compared as the editor would write them. */
async function loadHistory() {
  const { fields, valuesOf } = await blogContent.loadHistory()
  return { fields, valuesOf: (...version: Parameters<typeof valuesOf>) => normalized(valuesOf(...version)) }
}

export const blogKind: FormKind<BlogValues, AdminBlog> = {
  type: 'blog',
  entity: 'blogs',
  ...blogContent,
  loadHistory,
  load: (blog_id) => adminApi.blogs.get({ blog_id }),
  valuesOf: (blog) => normalized(blogContent.valuesOf(blog)),
  save: (values, { id: blog_id, api, ...version }) => {
    const blog_data = blogContent.dataOf(values)
    return blog_id ? api.blogs.update({ blog_id, blog_data, ...version }) : api.blogs.create({ blog_data })
  },
  missing: { code: 'BLOG_NOT_FOUND', message: notFound },
  messages: { created, updated, failed: (_error, isNew) => (isNew ? createFailed : updateFailed) },
  viewHref: (_id, { slug }) => blogHref(slug),
  fieldErrors: refusedFieldsOf,
  loadNames: namesOfTrips,
  drafts: {
    entity: 'blogs',
    bodyOf: blogContent.dataOf,
    valuesOfBody: (body, live) => normalized(blogContent.valuesOfBody(body, live)),
  },
}

export type BlogSession = ReturnType<typeof useEditing<BlogValues, AdminBlog>>

/** The live blog, as far as the form needs it. */
export type LiveBlog = Pick<AdminBlog, 'id' | 'slug' | 'title' | 'published_at'>

/** @returns null for a new blog. */
export function liveBlogOf({ id, item, live, status, changedAt }: BlogSession): LiveBlog | null {
  const stored = live ?? item
  if (id === null || !stored) return null
  const published_at = item?.published_at ?? (status === 'published' ? changedAt : null)
  return { id, title: stored.title, slug: stored.slug, published_at }
}

/** Titles of the trips, by id. */
async function namesOfTrips(versions: BlogValues[]) {
  const ids = [...new Set(versions.flatMap(({ trip_ids }) => trip_ids))]
  const trips = ids.length > 0 ? await adminApi.trips.options({ ids }) : []
  return Object.fromEntries(trips.map(({ id, title }) => [id, title]))
}

/** A draft's page is shown to the admin only. */
export function blogHref(slug: string): string {
  return `/blog/${slug}`
}
