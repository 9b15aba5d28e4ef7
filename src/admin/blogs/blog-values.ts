import type { Blog } from '#contract/blogs.ts'
import { blogDataSchema, type BlogData } from '#contract/admin/blogs.ts'
import type { Status } from '#contract/fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../shell/api/admin-api.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import { fieldErrorsOf, type FieldErrors } from '../shell/form/save-errors.ts'

/** What the blog form holds. */
export interface BlogValues {
  title: string
  slug: string
  status: Status
  /** HTML as the editor writes it; empty when nothing is in it. */
  body: string
  featured_image: string | null
  tags: string[]
}

/**
 * What the form begins with.
 * @param body the blog's body as the editor would write it.
 */
export function blogValuesOf(blog: Blog | null, body: string): BlogValues {
  return {
    title: blog?.title ?? '',
    slug: blog?.slug ?? '',
    status: blog?.status ?? 'draft',
    body,
    featured_image: blog?.featured_image ?? null,
    tags: blog?.tags ?? [],
  }
}

/** What is sent: an empty tag list is null (specification 5). */
export function blogDataOf({ tags, ...values }: BlogValues): Complete<BlogData> {
  return { ...values, tags: tags.length > 0 ? tags : null }
}

/** The problems at fields, by the contract's rules; a body is needed only to publish. */
export function blogErrorsOf(values: BlogValues): FieldErrors {
  const issues = blogDataSchema.safeParse(blogDataOf(values)).error?.issues ?? []
  const errors = Object.fromEntries(issues.map(({ path: [field], message }) => [String(field), message]))
  const { bodyRequired, slugRequired } = adminMessages.blogs
  if (values.slug.trim() === '') errors.slug = slugRequired
  if (values.status === 'published' && values.body === '') errors.body = bodyRequired
  return errors
}

/** The problems at fields that a refused save names. */
export function refusedFieldsOf(error: unknown): FieldErrors {
  const refused = callError(error)
  if (refused?.code === 'PICTURE_NOT_FOUND') {
    const { field } = refused.data as { field: string }
    return { [field]: refused.message }
  }
  const errors = fieldErrorsOf(error, 'blog_data', { SLUG_TAKEN: 'slug', BODY_REQUIRED: 'body', BODY_TOO_LONG: 'body' })
  // A problem with one tag is shown at the tags.
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split('.')[0]!, message]))
}
