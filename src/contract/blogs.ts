import { oc } from '@orpc/contract'
import { z } from 'zod'
import { idSchema, pageSchema, searchTextSchema, statusSchema, timestampSchema } from './fields.ts'
import { pictureSchema, shareImageSchema } from './pictures.ts'

/** Lengths in characters; `tags` is the number of tags, `start` the length of the plain-text beginning in lists. */
export const blogLimits = { title: 200, slug: 120, body: 200_000, tag: 40, tags: 20, start: 300 } as const

/** A blog without its body. */
export const blogCardSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  tags: z.array(z.string()).nullable(),
  featured_image: z.string().nullable(),
  featured_picture: pictureSchema.nullable(),
  start: z.string().describe('the first characters of the body as plain text'),
  reading_minutes: z.int(),
  published_at: timestampSchema.nullable(),
  created_at: timestampSchema,
})

export type BlogCard = z.infer<typeof blogCardSchema>

export const blogSchema = blogCardSchema.extend({
  body: z.string().describe('sanitised rich-text HTML'),
  status: statusSchema,
  updated_at: timestampSchema,
})

export type Blog = z.infer<typeof blogSchema>

/** `status` is `draft` only in an admin's preview. */
export const blogDetailSchema = blogSchema.extend({ share_image: shareImageSchema })

export type BlogDetail = z.infer<typeof blogDetailSchema>

/** Distinct tags without regard to case, with the number of blogs that have them. */
export const blogTagsSchema = z.array(z.object({ tag: z.string(), count: z.int() }))

const listInput = pageSchema
  .extend({ tag: searchTextSchema(blogLimits.tag).optional() })
  .strict()
  .optional()

export const blogsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/blogs',
      operationId: 'get_blogs',
      summary: 'Published blogs, newest first',
      tags: ['Blogs'],
    })
    .input(listInput)
    .output(z.array(blogSchema)),
  cards: oc
    .route({
      method: 'GET',
      path: '/blog-cards',
      operationId: 'get_blog_cards',
      summary: 'Published blogs without their bodies, newest first, with the count of all',
      tags: ['Blogs'],
    })
    .input(listInput)
    .output(z.object({ total: z.int(), items: z.array(blogCardSchema) })),
  tags: oc
    .route({
      method: 'GET',
      path: '/blog-tags',
      operationId: 'get_blog_tags',
      summary: 'All distinct tags of published blogs, most used first',
      tags: ['Blogs'],
    })
    .output(blogTagsSchema),
  get: oc
    .route({
      method: 'GET',
      path: '/blogs/{slug}',
      operationId: 'get_blog',
      summary: 'One published blog by its slug',
      tags: ['Blogs'],
    })
    .input(z.strictObject({ slug: z.string() }))
    .output(blogDetailSchema)
    .errors({
      BLOG_NOT_FOUND: {
        status: 404,
        message: "The blog post you're looking for doesn't exist or has been removed.",
      },
    }),
}
