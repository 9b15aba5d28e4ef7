import { z } from 'zod'
import { adminCalls } from './calls.ts'
import { flagSchema, listInputSchema, listOutputSchema } from './fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { pictureFields } from '../content/small-fields.ts'
import { idSchema, timestampSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { tooManyPixels } from './content/picture-messages.ts'
import { buckets, pictureSchema, pictureUrlSchema } from '../pictures.ts'
import { pictureFormats } from '#values/pictures/picture-variants.ts'

const titleSchema = z.object({ title: z.string() })
const calls = adminCalls('Admin: pictures')

/** Omitted fields stay unchanged. */
export const pictureDataSchema = z.strictObject(dataShape(pictureFields))

/** Sortable columns of the media library; both default to descending order. */
export const pictureSortColumns = ['created_at', 'bytes'] as const

/**
 * Where a picture can be used: featured image and gallery of a trip, featured image and body of a blog, a hero image,
 * a category, a vendor’s portrait, a guest’s photo, the settings, drafts of trips and blogs that are not live, and
 * proposals with their versions.
 */
export const pictureUseKinds = [
  'trip',
  'trip_image',
  'blog',
  'blog_body',
  'hero_image',
  'category',
  'vendor',
  'testimonial',
  'setting',
  'trip_draft',
  'blog_draft',
  'proposal',
  'proposal_version',
  'guest_words',
] as const

export type PictureUseKind = (typeof pictureUseKinds)[number]

/** At most this many uses of a picture are listed; the rest are only counted. */
export const listedUses = 10

const usesFields = {
  uses: z
    .array(z.object({ kind: z.enum(pictureUseKinds), id: z.string(), title: z.string() }))
    .describe(
      `the first ${listedUses} places that use it: id and title of the trip, blog, hero image, category, vendor or guest; of the settings the section, of proposals the reference`,
    ),
  use_count: z.int().describe('how many places there are in all'),
}

export const adminPictureSchema = pictureSchema.extend({
  bucket: z.enum(buckets),
  name: z.string(),
  original_name: z.string().describe('of the file as it was uploaded; empty where that is not known'),
  kept: z.boolean().describe('uploaded to the library: it stays until an admin deletes it'),
  retained: z.boolean().describe('named by the trash or the history: it stays as long as they do'),
  format: z.string().describe('jpeg, png, webp, avif or gif'),
  bytes: z.int().describe('of the stored original'),
  variant_bytes: z.int().describe('of all sizes made of it so far'),
  phone_variant: z
    .object({ width: z.int(), format: z.enum(pictureFormats), bytes: z.int() })
    .nullable()
    .describe('what a phone loads across its width; null as long as none has'),
  created_at: timestampSchema,
  ...usesFields,
})

export type AdminPicture = z.infer<typeof adminPictureSchema>

export type PictureUse = AdminPicture['uses'][number]

/** Bytes are those of originals and of all sizes made of them. */
const pictureTotalsSchema = z.object({
  pictures: z.int(),
  bytes: z.int(),
  unused: z.int(),
  unused_bytes: z.int(),
})

export type PictureTotals = z.infer<typeof pictureTotalsSchema>

const bucketInput = z.strictObject({ bucket: z.enum(buckets).optional() }).optional()

const pictureNotStored = { PICTURE_NOT_FOUND: { status: 404, message: adminMessages.pictureNotFound } } as const

/** Bytes allowed for the multipart framing and the other fields of an upload. */
export const uploadOverhead = 64 * 1024

/** Errors of a rejected upload; `message` is shown to the user, with `data.title` as its heading. */
export const pictureRefusals = {
  INVALID_FILE_TYPE: { status: 422, message: adminMessages.titles.invalidType, data: titleSchema },
  FILE_TOO_LARGE: { status: 413, message: adminMessages.titles.tooLarge, data: titleSchema },
  TOO_MANY_PIXELS: { status: 422, message: tooManyPixels.message, data: titleSchema },
} as const

export const pictureListSchema = listInputSchema(pictureSortColumns).extend({
  bucket: z.enum(buckets).optional(),
  unused: flagSchema.optional(),
})

export const picturesAdminContract = {
  list: calls
    .get(
      '/admin/pictures',
      'admin_list_pictures',
      'Stored pictures and their uses, page by page; the search looks at alternative text and both names',
    )
    .input(pictureListSchema.optional())
    .output(listOutputSchema(adminPictureSchema)),
  totals: calls
    .get(
      '/admin/picture-totals',
      'admin_get_picture_totals',
      'How many pictures are stored and unused, and their bytes; of all buckets or of one',
    )
    .input(bucketInput)
    .output(pictureTotalsSchema),
  upload: calls
    .post(
      '/admin/pictures',
      'admin_upload_picture',
      'Store a picture; unless it is kept, it is removed again when no record uses it within a day',
    )
    .errors({ ...pictureRefusals, CATEGORY_NOT_FOUND: { status: 422, message: adminMessages.categories.notFound } })
    .input(
      z.strictObject({
        bucket: z.enum(buckets),
        file: z.file(),
        ...dataShape(pictureFields),
        keep: flagSchema.optional().describe('whether it stays without being used'),
        category_id: idSchema.optional().describe('for category-images: the category that the file is named after'),
      }),
    )
    .output(pictureSchema),
  update: calls
    .patch('/admin/pictures', 'admin_update_picture', "Change a picture's alternative text or focal point")
    .errors(pictureNotStored)
    .input(
      z.strictObject({
        image_url: pictureUrlSchema,
        picture_data: pictureDataSchema,
      }),
    )
    .output(pictureSchema),
  delete: calls
    .delete('/admin/pictures', 'admin_delete_picture', 'Remove an unused picture, with its file and its sizes')
    .errors({ PICTURE_IN_USE: { status: 409, message: adminMessages.pictures.inUse, data: z.object(usesFields) } })
    .input(z.strictObject({ image_url: pictureUrlSchema }))
    .output(z.object({ image_url: z.string() })),
  deleteUnused: calls
    .delete(
      '/admin/unused-pictures',
      'admin_delete_unused_pictures',
      'Remove all pictures that are used nowhere; of all buckets or of one',
    )
    .input(bucketInput)
    .output(z.object({ deleted: z.int() })),
}
