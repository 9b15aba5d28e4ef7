import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { AdminBlog } from '#contract/admin/blogs.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { startOf, withKept, type EditionKind, type Opened } from '../shell/form/editions/open-edition.ts'
import type { SaveTarget } from '../shell/form/form-kind.ts'
import { useEditing } from '../shell/form/use-editing.ts'
import { blogRefresh } from './blog-refresh.ts'
import { blogContent, refusedFieldsOf, type BlogValues } from './blog-values.ts'
import { normalized } from './editor/body-html.ts'

interface BlogSaveOptions {
  /** The version that was opened; null for a new blog. */
  opened: OpenedBlog | null
  form: UseFormReturnType<BlogValues>
  uploading: boolean
  onClose: () => void
  /** A new blog was saved and is edited from now on. */
  onCreated: (id: string) => void
}

/** With what is kept besides what is live. */
export type OpenedBlog = AdminBlog & Opened

export const loadBlog = withKept('blogs', (blog_id) => adminApi.blogs.get({ blog_id }))

const blogEdition: EditionKind<BlogValues> = {
  noun: 'blogs',
  bodyOf: blogContent.dataOf,
  valuesOfBody: (body, live) => normalized(blogContent.valuesOfBody(body, live)),
}

/** @returns what the form begins with. */
export function startOfBlog(opened: OpenedBlog | null): BlogValues {
  return opened ? startOf(opened, storedValuesOf, blogEdition).values : blogContent.blank()
}

/** What the form knows of the stored blog. */
export type StoredBlog = Pick<AdminBlog, 'id' | 'slug' | 'title' | 'published_at' | 'updated_at'>

export function useBlogSave({ opened, form, uploading, onClose, onCreated }: BlogSaveOptions) {
  const { created, createFailed, updated, updateFailed, notFound } = adminMessages.blogs
  const [blog, setBlog] = useState<StoredBlog | null>(opened)
  const editing = useEditing<BlogValues, OpenedBlog>({
    noun: 'blog',
    id: blog?.id ?? null,
    opened,
    form,
    load: loadBlog,
    valuesOf: storedValuesOf,
    save: saveBlog,
    missing: { code: 'BLOG_NOT_FOUND', message: notFound },
    messages: { created, updated, failed: (_error, isNew) => (isNew ? createFailed : updateFailed) },
    refresh: blogRefresh,
    viewHref: (_id, { slug }) => blogHref(slug),
    fieldErrors: refusedFieldsOf,
    loadFields: async () => (await loadHistory()).fields,
    names: namesOfTrips,
    uploading,
    edition: blogEdition,
    onSaved: ({ id, updated_at }, { after, values: { title, slug, status } }) => {
      if (after === 'return') return onClose()
      const published_at = blog?.published_at ?? (status === 'published' ? updated_at : null)
      setBlog({ id, title, slug, published_at, updated_at })
      if (after === 'stay' && !blog) onCreated(id)
    },
  })
  const { item } = editing
  return { ...editing, blog: item && blog && item.updated_at > blog.updated_at ? item : blog }
}

/** By id. */
async function namesOfTrips(_blog: AdminBlog, versions: BlogValues[]) {
  const ids = [...new Set(versions.flatMap(({ trip_ids }) => trip_ids))]
  const trips = ids.length > 0 ? await adminApi.trips.options({ ids }) : []
  return Object.fromEntries(trips.map(({ id, title }) => [id, title]))
}

export const loadHistory = async () => (await import('./blog-history.ts')).blogHistory

/** A draft's page is shown to the admin only. */
export function blogHref(slug: string): string {
  return `/blog/${slug}`
}

function storedValuesOf(blog: AdminBlog): BlogValues {
  return normalized(blogContent.valuesOf(blog))
}

function saveBlog(values: BlogValues, { id: blog_id, api, ...version }: SaveTarget) {
  const blog_data = blogContent.dataOf(values)
  return blog_id ? api.blogs.update({ blog_id, blog_data, ...version }) : api.blogs.create({ blog_data })
}
