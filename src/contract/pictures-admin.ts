import { oc } from '@orpc/contract'
import { z } from 'zod'
import { notSignedIn } from './admin-fields.ts'
import { cleanText, idSchema } from './fields.ts'
import { adminMessages, tooManyPixels } from './messages.ts'
import { buckets, pictureLimits, pictureSchema, pictureUrlSchema } from './pictures.ts'

const altSchema = cleanText(z.string().trim().max(pictureLimits.alt))
const focalSchema = z.coerce.number().min(0).max(1).describe('0 to 1 of width or height')
const titleSchema = z.object({ title: z.string() })
const tags = ['Admin: pictures']

/** Bytes of an upload beside the file itself: field names, boundaries, the other fields. */
export const uploadOverhead = 64 * 1024

/** A refused picture; the message is for the person who chose the file, `data.title` is its heading. */
export const pictureRefusals = {
  INVALID_FILE_TYPE: { status: 422, message: adminMessages.titles.invalidType, data: titleSchema },
  FILE_TOO_LARGE: { status: 413, message: adminMessages.titles.tooLarge, data: titleSchema },
  TOO_MANY_PIXELS: { status: 422, message: tooManyPixels.message, data: titleSchema },
} as const

export const picturesAdminContract = {
  upload: oc
    .route({
      method: 'POST',
      path: '/admin/pictures',
      operationId: 'admin_upload_picture',
      summary: 'Store a picture; it is removed again when no record uses it within a day',
      tags,
    })
    .errors({
      ...notSignedIn,
      ...pictureRefusals,
      CATEGORY_NOT_FOUND: { status: 422, message: adminMessages.categories.notFound },
    })
    .input(
      z.strictObject({
        bucket: z.enum(buckets),
        file: z.file(),
        alt: altSchema.optional(),
        focal_x: focalSchema.optional(),
        focal_y: focalSchema.optional(),
        category_id: idSchema.optional().describe('for category-images: the category that the file is named after'),
      }),
    )
    .output(pictureSchema),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/pictures',
      operationId: 'admin_update_picture',
      summary: "Change a picture's alternative text or focal point",
      tags,
    })
    .errors({ ...notSignedIn, PICTURE_NOT_FOUND: { status: 404, message: adminMessages.pictureNotFound } })
    .input(
      z.strictObject({
        image_url: pictureUrlSchema,
        picture_data: z.strictObject({
          alt: altSchema.optional(),
          focal_x: focalSchema.optional(),
          focal_y: focalSchema.optional(),
        }),
      }),
    )
    .output(pictureSchema),
}
