import { z } from 'zod'
import { publicCalls } from './http/public-calls.ts'
import { answerShape } from './content/answers.ts'
import { heroImageFields } from './content/small-fields.ts'
import { idSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

export const heroImageSchema = z.object({
  id: idSchema,
  ...answerShape(heroImageFields, 'card'),
  picture: pictureSchema,
})

const calls = publicCalls('Hero images')

export const heroImagesContract = {
  active: calls
    .get('/hero-image', 'get_hero_image', 'The active hero image, or null')
    .output(heroImageSchema.nullable()),
}
