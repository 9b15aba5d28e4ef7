import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { EditionBody } from '#contract/admin/editions/editions.ts'
import type { AdminBlog } from '#contract/admin/blogs.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { countOf } from '#values/format/counts.ts'
import { listText, type FieldText } from '../shell/form/conflict/changes.ts'
import { startOf, withKept, type EditionKind, type Opened } from '../shell/form/editions/open-edition.ts'
import type { SaveTarget } from '../shell/form/form-kind.ts'
import { useEditing } from '../shell/form/use-editing.ts'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { blogRefresh } from './blog-refresh.ts'
import { blogDataOf, blogValuesOf, refusedFieldsOf, type BlogValues } from './blog-values.ts'
import { normalizedBody } from './editor/body-html.ts'

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

const blogEdition: EditionKind<BlogValues> = { noun: 'blogs', bodyOf: blogDataOf, valuesOfBody: blogValuesOfBody }

/** @returns what the form begins with. */
export function startOfBlog(opened: OpenedBlog | null): BlogValues {
  return opened ? startOf(opened, storedValuesOf, blogEdition).values : blogValuesOf(null, '')
}

/** A body as the editor serialises it, so that a form that was only opened has no changes. */
function blogValuesOfBody(body: EditionBody, live: BlogValues): BlogValues {
  const draft = body as Partial<Record<keyof BlogValues, unknown>>
  const text = (field: 'title' | 'slug' | 'featured_image_alt') =>
    field in draft ? String(draft[field] ?? '') : live[field]
  return {
    ...live,
    title: text('title'),
    slug: text('slug'),
    featured_image_alt: text('featured_image_alt'),
    body: 'body' in draft ? normalizedBody(String(draft.body ?? '')) : live.body,
    featured_image: 'featured_image' in draft ? (draft.featured_image as string | null) || null : live.featured_image,
    tags: 'tags' in draft ? ((draft.tags as string[] | null) ?? []) : live.tags,
    trip_ids: 'trip_ids' in draft ? ((draft.trip_ids as string[] | null) ?? []) : live.trip_ids,
  }
}

/** What the form knows of the stored blog. */
export type StoredBlog = Pick<AdminBlog, 'id' | 'slug' | 'title' | 'published_at'>

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
    texts: blogTexts,
    uploading,
    edition: blogEdition,
    onSaved: ({ id, updated_at }, { after, values: { title, slug, status } }) => {
      if (after === 'return') return onClose()
      const published_at = blog?.published_at ?? (status === 'published' ? updated_at : null)
      setBlog({ id, title, slug, published_at })
      if (after === 'stay' && !blog) onCreated(id)
    },
  })
  return { ...editing, blog }
}

/** A draft's page is shown to the admin only. */
export function blogHref(slug: string): string {
  return `/blog/${slug}`
}

function storedValuesOf(blog: AdminBlog): BlogValues {
  return blogValuesOf(blog, normalizedBody(blog.body))
}

function saveBlog(values: BlogValues, { id: blog_id, api, ...version }: SaveTarget) {
  const blog_data = blogDataOf(values)
  return blog_id ? api.blogs.update({ blog_id, blog_data, ...version }) : api.blogs.create({ blog_data })
}

/** A blog's fields as texts, to show what differs between two versions. */
function blogTexts({ title, slug, status, body, featured_image, tags, trip_ids }: BlogValues): FieldText[] {
  return [
    { label: 'Title', text: title },
    { label: 'Slug', text: slug },
    { label: 'Status', text: statusLabels[status] },
    { label: 'Content', text: textOf(body) },
    { label: 'Featured Image', text: featured_image?.split('/').at(-1) ?? '' },
    { label: 'Tags', text: listText(tags) },
    {
      label: 'Go there',
      text: trip_ids.length === 0 ? '' : `${countOf(trip_ids.length, 'trip')}: ${listText(trip_ids)}`,
    },
  ]
}

function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
