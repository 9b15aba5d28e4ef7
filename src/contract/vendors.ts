import { z } from 'zod'
import { answerShape } from './content/answers.ts'
import { vendorFields } from './content/vendor-fields.ts'
import { idSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

/** The vendor fields that may become public beside its trips. */
export const publicVendorSchema = z.object({ id: idSchema, ...answerShape(vendorFields, 'card') })

/** What a host says and what was checked; public beside a trip that shows its vendor. */
export const hostProfileSchema = z.object({
  portrait: pictureSchema.nullable(),
  ...answerShape(vendorFields, 'more'),
})

export type HostProfile = z.infer<typeof hostProfileSchema>
