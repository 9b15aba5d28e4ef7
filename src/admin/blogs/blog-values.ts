import { blogDataSchema, type AdminBlog, type BlogData } from '#contract/admin/blogs.ts'
import type { Versions } from '#contract/admin/changes/history.ts'
import type { EditionBody } from '#contract/admin/editions/editions.ts'
import type { Status } from '#contract/fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../shell/api/admin-api.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import { fieldErrorsOf, type FieldErrors } from '../shell/form/save-errors.ts'

export interface BlogValues {
  title: string
  slug: string
  status: Status
  /** HTML as serialised by the editor; empty if it has no content. */
  body: string
  featured_image: string | null
  featured_image_alt: string
  tags: string[]
  /** In the order of the page. */
  trip_ids: string[]
}

/** A blog as a version has it, or a draft, in which what is blank is null. */
type StoredBlog = { [Field in keyof Versions['blogs']]: Versions['blogs'][Field] | null }

/** Values of the form; the body is as it is stored. */
export function storedBlogValues(blog: StoredBlog): BlogValues {
  return {
    title: blog.title ?? '',
    slug: blog.slug ?? '',
    status: blog.status ?? 'draft',
    body: blog.body ?? '',
    featured_image: blog.featured_image || null,
    featured_image_alt: blog.featured_image_alt ?? '',
    tags: blog.tags ?? [],
    trip_ids: blog.trip_ids ?? [],
  }
}

export const blankBlog: BlogValues = {
  title: '',
  slug: '',
  status: 'draft',
  body: '',
  featured_image: null,
  featured_image_alt: '',
  tags: [],
  trip_ids: [],
}

export function blogValuesOf(blog: AdminBlog): BlogValues {
  return storedBlogValues({ ...blog, featured_image_alt: blog.featured_picture?.alt ?? '' })
}

/** @param live values of the fields that the draft does not have. */
export function blogValuesOfBody(body: EditionBody, live: BlogValues): BlogValues {
  const stored: Record<keyof StoredBlog, unknown> = blogDataOf(live)
  return storedBlogValues({ ...stored, ...body } as StoredBlog)
}

/** Input of the save call: an empty list of tags is null (specification 5). */
export function blogDataOf({ tags, ...values }: BlogValues): Complete<BlogData> {
  return { ...values, tags: tags.length > 0 ? tags : null }
}

/** Validation errors by field, by the rules of the contract; a body is required only to publish. */
export function blogErrorsOf(values: BlogValues): FieldErrors {
  const issues = blogDataSchema.safeParse(blogDataOf(values)).error?.issues ?? []
  const errors = Object.fromEntries(issues.map(({ path: [field], message }) => [String(field), message]))
  const { bodyRequired, slugRequired } = adminMessages.blogs
  if (values.slug.trim() === '') errors.slug = slugRequired
  if (values.status === 'published' && values.body === '') errors.body = bodyRequired
  return errors
}

/** Validation errors of the server, by field. */
export function refusedFieldsOf(error: unknown): FieldErrors {
  const refused = callError(error)
  if (refused?.code === 'PICTURE_NOT_FOUND') {
    const { field } = refused.data as { field: string }
    return { [field]: refused.message }
  }
  const errors = fieldErrorsOf(error, 'blog_data', {
    SLUG_TAKEN: 'slug',
    BODY_REQUIRED: 'body',
    BODY_TOO_LONG: 'body',
    CHOSEN_TRIP_NOT_FOUND: 'trip_ids',
  })
  // An error of a single tag is shown at the tags field.
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split('.')[0]!, message]))
}
