import { z } from 'zod'
import { publicCalls } from './http/public-calls.ts'
import { blogCardSchema } from './blog-card.ts'
import { answerShape } from './content/answers.ts'
import { blogFields } from './content/blog-fields.ts'
import { chosenSchema, pageSchema, searchTextSchema, timestampSchema } from './fields.ts'
import { shareImageSchema } from './pictures.ts'
import { tripCardSchema } from './trips.ts'

/** Characters of the plain-text beginning in lists. */
export const blogStartLength = 300

export const blogSchema = blogCardSchema.extend({ ...answerShape(blogFields, 'page'), updated_at: timestampSchema })

export type Blog = z.infer<typeof blogSchema>

/** `status` is `draft` only in an admin's preview. */
export const blogDetailSchema = blogSchema.extend({
  trips: z
    .array(tripCardSchema)
    .describe('published trips that the story leads to: those chosen for it, or that its text names'),
  share_image: shareImageSchema,
})

export type BlogDetail = z.infer<typeof blogDetailSchema>

/** Distinct tags without regard to case, with the number of blogs that have them. */
export const blogTagsSchema = z.array(z.object({ tag: z.string(), count: z.int() }))

const listInput = pageSchema
  .extend({ tag: searchTextSchema(blogFields.tags.limit).optional() })
  .strict()
  .optional()

const calls = publicCalls('Blogs')

export const blogsContract = {
  list: calls.get('/blogs', 'get_blogs', 'Published blogs, newest first').input(listInput).output(z.array(blogSchema)),
  cards: calls
    .get('/blog-cards', 'get_blog_cards', 'Published blogs without their bodies, newest first, with the count of all')
    .input(listInput)
    .output(z.object({ total: z.int(), items: z.array(blogCardSchema) })),
  tags: calls
    .get('/blog-tags', 'get_blog_tags', 'All distinct tags of published blogs, most used first')
    .output(blogTagsSchema),
  chosen: calls
    .get(
      '/chosen-blogs',
      'get_chosen_blogs',
      'The published ones of some blogs, in the order of their slugs, without their bodies',
    )
    .input(z.strictObject({ slugs: chosenSchema.describe('slugs with commas between them') }))
    .output(z.array(blogCardSchema)),
  get: calls
    .get('/blogs/{slug}', 'get_blog', 'One published blog by its slug')
    .input(z.strictObject({ slug: z.string() }))
    .output(blogDetailSchema)
    .errors({
      BLOG_NOT_FOUND: {
        status: 404,
        message: "The blog post you're looking for doesn't exist or has been removed.",
        data: z.object({
          moved_to: z.string().nullable().describe('the present slug of the published blog that once had this one'),
        }),
      },
    }),
}
