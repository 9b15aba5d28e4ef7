import { oc } from '@orpc/contract'
import { z } from 'zod'
import { storyChecks } from '#values/checks/check-names.ts'
import { slugOf } from '#values/slug.ts'
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
import { plannedSchema, plannedStates } from './editions/editions.ts'
import { blogCardSchema } from '../blog-card.ts'
import { blogLimits, blogSchema, blogTagsSchema } from '../blogs.ts'
import {
  cleanText,
  idSchema,
  searchTextSchema,
  statusSchema,
  textSchema,
  timestampSchema,
  tooLong,
  tooMany,
} from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureUrlSchema } from '../pictures.ts'
import { altSchema } from './pictures.ts'

const { slugRequired, slugTaken, bodyRequired, bodyTooLong, tagRepeated, tripGone, tripRepeated, notFound } =
  adminMessages.blogs

/** A typed slug is normalised (specification 5) and rejected when nothing is left of it. */
const slugSchema = cleanText(z.string().max(blogLimits.slug, tooLong(blogLimits.slug)))
  .transform(slugOf)
  .pipe(z.string().min(1, slugRequired))

/** Tags are trimmed; duplicates are rejected regardless of case; an empty list becomes null. */
const tagsSchema = z
  .array(textSchema(blogLimits.tag))
  .max(blogLimits.tags)
  .refine((tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, tagRepeated)
  .transform((tags) => (tags.length > 0 ? tags : null))
  .nullish()

/** In the order of the page; drafts may be chosen, and show once they are published. */
const tripIdsSchema = z
  .array(idSchema)
  .max(blogLimits.trips, tooMany(blogLimits.trips))
  .refine((ids) => new Set(ids).size === ids.length, tripRepeated)

/** The server also sanitises the body against the editor's schema. */
export const blogDataSchema = z.strictObject({
  title: textSchema(blogLimits.title),
  slug: slugSchema,
  body: cleanText(z.string().max(blogLimits.body, bodyTooLong)),
  status: statusSchema,
  featured_image: pictureUrlSchema.nullish(),
  featured_image_alt: altSchema.optional().describe('alternative text, stored with the picture'),
  tags: tagsSchema,
  trip_ids: tripIdsSchema.optional().describe('trips that the story leads to, in this order'),
})

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
  tag: searchTextSchema(blogLimits.tag).optional(),
  check: z.enum(storyChecks).optional().describe('what needs care'),
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
      summary: 'Copy a blog, as a draft with a slug of its own',
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
