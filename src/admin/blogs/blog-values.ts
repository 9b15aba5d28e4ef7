import { blogDataSchema } from '#contract/admin/blogs.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../kit/api/admin-api.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { fieldErrorsOf, type FieldErrors } from '../kit/form/save-errors.ts'

export type BlogValues = FormValues<typeof blogFields>

const content = contentForm(blogFields, blogDataSchema)

export const blogContent = {
  ...content,
  /** A body is required only to publish. */
  errorsOf: (values: BlogValues): FieldErrors => ({
    ...content.errorsOf(values),
    ...(values.status === 'published' && values.body === '' ? { body: adminMessages.blogs.bodyRequired } : {}),
  }),
}

export function refusedFieldsOf(error: unknown): FieldErrors {
  const refused = callError(error)
  if (refused?.code === 'PICTURE_NOT_FOUND') {
    const { field } = refused.data as { field: string }
    return { [field]: refused.message }
  }
  return content.atFormPaths(
    fieldErrorsOf(error, 'blog_data', {
      SLUG_TAKEN: 'slug',
      BODY_REQUIRED: 'body',
      BODY_TOO_LONG: 'body',
      CHOSEN_TRIP_NOT_FOUND: 'trip_ids',
    }),
  )
}
