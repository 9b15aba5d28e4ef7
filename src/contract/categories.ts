import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import { publicCalls } from './http/public-calls.ts'
import { answerShape } from './content/answers.ts'
import { categoryFields, categoryPicture } from './content/small-fields.ts'
import { idSchema } from './fields.ts'
import { pictureSchema, shareImageSchema } from './pictures.ts'

export const categorySchema = z.object({
  id: idSchema,
  name: z.enum(categoryNames),
  ...answerShape({ ...categoryFields, ...categoryPicture }, 'card'),
  featured_picture: pictureSchema.nullable(),
  /** Published ones. */
  trips: z.int(),
})

export type Category = z.infer<typeof categorySchema>

export const categoryDetailSchema = categorySchema.extend({ share_image: shareImageSchema })

export type CategoryDetail = z.infer<typeof categoryDetailSchema>

const calls = publicCalls('Categories')

export const categoriesContract = {
  list: calls.get('/categories', 'get_categories', 'All categories, ordered by name').output(z.array(categorySchema)),
  get: calls
    .get('/categories/{name}', 'get_category', 'One category by its name')
    .input(z.strictObject({ name: z.string() }))
    .output(categoryDetailSchema)
    .errors({
      CATEGORY_NOT_FOUND: {
        status: 404,
        message: "The category you're looking for doesn't exist.",
      },
    }),
}
