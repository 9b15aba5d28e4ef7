import { z } from 'zod'
import { storyChecks } from '#values/checks/check-names.ts'
import { adminCalls } from './calls.ts'
import {
  draftVersionField,
  pictureNotFound,
  savedSchema,
  searchInputSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
} from './fields.ts'
import { plannedSchema, plannedStates } from './drafts/drafts.ts'
import { blogCardSchema } from '../blog-card.ts'
import { blogSchema, blogTagsSchema } from '../blogs.ts'
import { blogFields } from '../content/blog-fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { idSchema, searchTextSchema, statusSchema, timestampSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'

const { slugTaken, bodyRequired, bodyTooLong, tripGone, notFound } = adminMessages.blogs

/** The server also sanitises the body against the editor's schema. */
export const blogDataSchema = z.strictObject(dataShape(blogFields))

export type BlogData = z.input<typeof blogDataSchema>

export const blogSortColumns = ['title', 'status', 'published_at', 'created_at'] as const

export const adminBlogItemSchema = blogCardSchema.extend({
  status: statusSchema,
  updated_at: timestampSchema,
  planned: plannedSchema,
})

/** A blog for the admin form. */
export const adminBlogSchema = blogSchema.extend({ trip_ids: z.array(idSchema) })

export type AdminBlog = z.infer<typeof adminBlogSchema>

export type AdminBlogItem = z.infer<typeof adminBlogItemSchema>

const blogNotFound = { BLOG_NOT_FOUND: { status: 404, message: notFound } } as const
const saveErrors = {
  SLUG_TAKEN: { status: 409, message: slugTaken },
  BODY_REQUIRED: { status: 422, message: bodyRequired },
  BODY_TOO_LONG: { status: 422, message: bodyTooLong },
  CHOSEN_TRIP_NOT_FOUND: { status: 422, message: tripGone },
  ...pictureNotFound,
} as const

export const blogListSchema = searchInputSchema(blogSortColumns).extend({
  status: statusSchema.optional(),
  planned: z.enum(plannedStates).optional(),
  tag: searchTextSchema(blogFields.tags.limit).optional(),
  check: z.enum(storyChecks).optional().describe('only items with this issue'),
})

const calls = adminCalls('Admin: blogs')

export const blogsAdminContract = {
  list: calls
    .get('/admin/blogs', 'admin_list_blogs', 'Blogs, page by page; the search looks at title, slug and tags')
    .input(blogListSchema.optional())
    .output(searchOutputSchema(adminBlogItemSchema)),
  all: calls
    .get('/admin/all-blogs', 'admin_get_all_blogs', 'All blogs of any status without their bodies, newest first')
    .output(z.array(adminBlogItemSchema)),
  tags: calls
    .get('/admin/blog-tags', 'admin_get_blog_tags', 'All distinct tags of blogs of any status, most used first')
    .output(blogTagsSchema),
  get: calls
    .get('/admin/blogs/{blog_id}', 'admin_get_blog', 'One blog of any status')
    .errors(blogNotFound)
    .input(z.strictObject({ blog_id: idSchema }))
    .output(adminBlogSchema),
  create: calls
    .post('/admin/blogs', 'admin_create_blog', 'Create a blog')
    .errors(saveErrors)
    .input(z.strictObject({ blog_data: blogDataSchema.partial({ body: true, status: true }) }))
    .output(savedSchema),
  duplicate: calls
    .post('/admin/blogs/{blog_id}/duplicate', 'admin_duplicate_blog', 'Copy a blog, as a draft with its own slug')
    .errors({ ...blogNotFound, SLUG_TAKEN: saveErrors.SLUG_TAKEN })
    .input(z.strictObject({ blog_id: idSchema }))
    .output(savedSchema),
  update: calls
    .patch('/admin/blogs/{blog_id}', 'admin_update_blog', 'Change a blog; fields left out stay as they are')
    .errors({ ...blogNotFound, ...saveErrors, ...versionConflict })
    .input(
      z.strictObject({
        blog_id: idSchema,
        blog_data: blogDataSchema.partial(),
        ...versionFields,
        ...draftVersionField,
      }),
    )
    .output(savedSchema),
  delete: calls
    .delete('/admin/blogs/{blog_id}', 'admin_delete_blog', 'Delete a blog')
    .input(z.strictObject({ blog_id: idSchema }))
    .output(z.boolean()),
}
