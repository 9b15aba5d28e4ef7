import { oc } from '@orpc/contract'
import { z } from 'zod'
import { answerShape } from './content/answers.ts'
import { heroImageFields } from './content/small-fields.ts'
import { idSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

export const heroImageSchema = z.object({
  id: idSchema,
  ...answerShape(heroImageFields, 'card'),
  picture: pictureSchema,
})

export const heroImagesContract = {
  active: oc
    .route({
      method: 'GET',
      path: '/hero-image',
      operationId: 'get_hero_image',
      summary: 'The active hero image, or null',
      tags: ['Hero images'],
    })
    .output(heroImageSchema.nullable()),
}
