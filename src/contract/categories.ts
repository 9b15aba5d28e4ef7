import { oc } from '@orpc/contract'
import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
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

export const categoriesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/categories',
      operationId: 'get_categories',
      summary: 'All categories, ordered by name',
      tags: ['Categories'],
    })
    .output(z.array(categorySchema)),
  get: oc
    .route({
      method: 'GET',
      path: '/categories/{name}',
      operationId: 'get_category',
      summary: 'One category by its name',
      tags: ['Categories'],
    })
    .input(z.strictObject({ name: z.string() }))
    .output(categoryDetailSchema)
    .errors({
      CATEGORY_NOT_FOUND: {
        status: 404,
        message: "The category you're looking for doesn't exist.",
      },
    }),
}
