import { z } from 'zod'
import { answerShape } from './content/answers.ts'
import { vendorFields } from './content/vendor-fields.ts'
import { idSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

/** The vendor fields that may become public beside its trips. */
export const publicVendorSchema = z.object({ id: idSchema, ...answerShape(vendorFields, 'card') })

/** A host's words and checks; public on trips that show their vendor. */
export const hostProfileSchema = z.object({
  portrait: pictureSchema.nullable(),
  ...answerShape(vendorFields, 'more'),
})

export type HostProfile = z.infer<typeof hostProfileSchema>
