import { oc } from '@orpc/contract'
import { z } from 'zod'
import { idSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

export const heroImageLimits = { title: 120 } as const

export const heroImageSchema = z.object({
  id: idSchema,
  title: z.string(),
  image_url: z.string(),
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
