import type { UseFormReturnType } from '@mantine/form'
import type { RefObject } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { adminMessages } from '#contract/messages.ts'
import { focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { useSave } from '../shell/form/use-save.ts'
import { blogRefresh } from './blog-refresh.ts'
import { blogDataOf, refusedFieldsOf, type BlogValues } from './blog-values.ts'

interface BlogSaveOptions {
  /** The version that was opened; null for a new blog. */
  blog: Blog | null
  form: UseFormReturnType<BlogValues>
  element: RefObject<HTMLFormElement | null>
  onSaved: () => void
}

export function useBlogSave({ blog, form, element, onSaved }: BlogSaveOptions) {
  const { created, createFailed, updated, updateFailed } = adminMessages.blogs
  return useSave({
    save: (values: BlogValues, { api, overwrite }) => {
      const blog_data = blogDataOf(values)
      if (!blog) return api.blogs.create({ blog_data })
      return api.blogs.update({ blog_id: blog.id, blog_data, updated_at: blog.updated_at, overwrite })
    },
    done: blog ? updated : created,
    failed: blog ? updateFailed : createFailed,
    refresh: blogRefresh,
    onSaved,
    onRefused: (error) => {
      const shown = showFieldErrors(form, refusedFieldsOf(error))
      if (shown) focusFirstError(element.current)
      return shown
    },
  })
}
