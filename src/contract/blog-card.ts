import { z } from 'zod'
import { answerShape } from './content/answers.ts'
import { blogFields } from './content/blog-fields.ts'
import { idSchema, timestampSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

/** A blog without its body. */
export const blogCardSchema = z.object({
  id: idSchema,
  ...answerShape(blogFields, 'card'),
  featured_picture: pictureSchema.nullable(),
  start: z.string().describe('the first characters of the body as plain text'),
  reading_minutes: z.int(),
  published_at: timestampSchema.nullable(),
  created_at: timestampSchema,
})

export type BlogCard = z.infer<typeof blogCardSchema>
