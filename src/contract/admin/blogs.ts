import { oc } from '@orpc/contract'
import { z } from 'zod'
import { storyChecks } from '#values/checks/check-names.ts'
import {
  deleteIsIdempotent,
  draftVersionField,
  notSignedIn,
  pictureNotFound,
  savedSchema,
  searchInputSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
  writeErrors,
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
const tags = ['Admin: blogs']

export const blogListSchema = searchInputSchema(blogSortColumns).extend({
  status: statusSchema.optional(),
  planned: z.enum(plannedStates).optional(),
  tag: searchTextSchema(blogFields.tags.limit).optional(),
  check: z.enum(storyChecks).optional().describe('only items with this issue'),
})

export const blogsAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/blogs',
      operationId: 'admin_list_blogs',
      summary: 'Blogs, page by page; the search looks at title, slug and tags',
      tags,
    })
    .errors(notSignedIn)
    .input(blogListSchema.optional())
    .output(searchOutputSchema(adminBlogItemSchema)),
  all: oc
    .route({
      method: 'GET',
      path: '/admin/all-blogs',
      operationId: 'admin_get_all_blogs',
      summary: 'All blogs of any status without their bodies, newest first',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(adminBlogItemSchema)),
  tags: oc
    .route({
      method: 'GET',
      path: '/admin/blog-tags',
      operationId: 'admin_get_blog_tags',
      summary: 'All distinct tags of blogs of any status, most used first',
      tags,
    })
    .errors(notSignedIn)
    .output(blogTagsSchema),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/blogs/{blog_id}',
      operationId: 'admin_get_blog',
      summary: 'One blog of any status',
      tags,
    })
    .errors({ ...notSignedIn, ...blogNotFound })
    .input(z.strictObject({ blog_id: idSchema }))
    .output(adminBlogSchema),
  create: oc
    .route({ method: 'POST', path: '/admin/blogs', operationId: 'admin_create_blog', summary: 'Create a blog', tags })
    .errors({ ...writeErrors, ...saveErrors })
    .input(z.strictObject({ blog_data: blogDataSchema.partial({ body: true, status: true }) }))
    .output(savedSchema),
  duplicate: oc
    .route({
      method: 'POST',
      path: '/admin/blogs/{blog_id}/duplicate',
      operationId: 'admin_duplicate_blog',
      summary: 'Copy a blog, as a draft with its own slug',
      tags,
    })
    .errors({ ...writeErrors, ...blogNotFound, SLUG_TAKEN: saveErrors.SLUG_TAKEN })
    .input(z.strictObject({ blog_id: idSchema }))
    .output(savedSchema),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/blogs/{blog_id}',
      operationId: 'admin_update_blog',
      summary: 'Change a blog; fields left out stay as they are',
      tags,
    })
    .errors({ ...writeErrors, ...blogNotFound, ...saveErrors, ...versionConflict })
    .input(
      z.strictObject({
        blog_id: idSchema,
        blog_data: blogDataSchema.partial(),
        ...versionFields,
        ...draftVersionField,
      }),
    )
    .output(savedSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/blogs/{blog_id}',
      operationId: 'admin_delete_blog',
      summary: 'Delete a blog',
      description: deleteIsIdempotent,
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ blog_id: idSchema }))
    .output(z.boolean()),
}
