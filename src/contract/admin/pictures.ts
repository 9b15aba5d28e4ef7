import { oc } from '@orpc/contract'
import { z } from 'zod'
import { goneIsDone, listInputSchema, listOutputSchema, notSignedIn, writeErrors } from './fields.ts'
import { cleanText, idSchema, momentSchema } from '../fields.ts'
import { adminMessages, tooManyPixels } from '../messages.ts'
import { buckets, pictureLimits, pictureSchema, pictureUrlSchema } from '../pictures.ts'
import { pictureFormats } from '#values/pictures/picture-variants.ts'

const altSchema = cleanText(z.string().trim().max(pictureLimits.alt))
/** A hundredth of a percent, finer than any screen; what is finer still the database may refuse. */
const focalSteps = 10_000
const focalSchema = z.coerce
  .number()
  .min(0)
  .max(1)
  .transform((place) => Math.round(place * focalSteps) / focalSteps)
  .describe('0 to 1 of width or height')
const titleSchema = z.object({ title: z.string() })
/** A yes or no that may come as query text. */
const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const tags = ['Admin: pictures']

/** What a picture's form saves; fields left out stay as they are. */
export const pictureDataSchema = z.strictObject({
  alt: altSchema.optional(),
  focal_x: focalSchema.optional(),
  focal_y: focalSchema.optional(),
})

/** What a form holds before it is sent. */
export type PictureData = z.input<typeof pictureDataSchema>

/** Columns by which the media library can be sorted; both begin with the largest. */
export const pictureSortColumns = ['created_at', 'bytes'] as const

/**
 * The places where a picture can stand: a trip's featured image and its gallery, a blog's featured image and its body,
 * a hero image, a category.
 */
export const pictureUseKinds = ['trip', 'trip_image', 'blog', 'blog_body', 'hero_image', 'category'] as const

export type PictureUseKind = (typeof pictureUseKinds)[number]

/** How many of a picture's uses are named; the others are counted. */
export const namedUses = 10

const usesFields = {
  uses: z
    .array(z.object({ kind: z.enum(pictureUseKinds), id: idSchema, title: z.string() }))
    .describe(`the first ${namedUses} places where it stands: id and title of the trip, blog, hero image or category`),
  use_count: z.int().describe('how many places there are in all'),
}

/** A picture as the media library shows it. */
export const adminPictureSchema = pictureSchema.extend({
  bucket: z.enum(buckets),
  name: z.string(),
  format: z.string().describe('jpeg, png, webp, avif or gif'),
  bytes: z.int().describe('of the stored original'),
  variant_bytes: z.int().describe('of all sizes made of it so far'),
  phone_variant: z
    .object({ width: z.int(), format: z.enum(pictureFormats), bytes: z.int() })
    .nullable()
    .describe('what a phone loads across its width; null as long as none has'),
  created_at: momentSchema,
  ...usesFields,
})

export type AdminPicture = z.infer<typeof adminPictureSchema>

/** One place where a picture stands. */
export type PictureUse = AdminPicture['uses'][number]

const pictureGone = { PICTURE_NOT_FOUND: { status: 404, message: adminMessages.pictureNotFound } } as const

/** Bytes of an upload beside the file itself: field names, boundaries, the other fields. */
export const uploadOverhead = 64 * 1024

/** A refused picture; the message is for the person who chose the file, `data.title` is its heading. */
export const pictureRefusals = {
  INVALID_FILE_TYPE: { status: 422, message: adminMessages.titles.invalidType, data: titleSchema },
  FILE_TOO_LARGE: { status: 413, message: adminMessages.titles.tooLarge, data: titleSchema },
  TOO_MANY_PIXELS: { status: 422, message: tooManyPixels.message, data: titleSchema },
} as const

export const picturesAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/pictures',
      operationId: 'admin_list_pictures',
      summary: 'Stored pictures and where they stand, page by page; the search looks at alternative text and name',
      tags,
    })
    .errors(notSignedIn)
    .input(
      listInputSchema(pictureSortColumns)
        .extend({ bucket: z.enum(buckets).optional(), unused: flagSchema.optional() })
        .optional(),
    )
    .output(listOutputSchema(adminPictureSchema)),
  upload: oc
    .route({
      method: 'POST',
      path: '/admin/pictures',
      operationId: 'admin_upload_picture',
      summary: 'Store a picture; it is removed again when no record uses it within a day',
      tags,
    })
    .errors({
      ...writeErrors,
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
    .errors({ ...writeErrors, ...pictureGone })
    .input(
      z.strictObject({
        image_url: pictureUrlSchema,
        picture_data: pictureDataSchema,
      }),
    )
    .output(pictureSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/pictures',
      operationId: 'admin_delete_picture',
      summary: 'Remove a picture that stands nowhere, with its file and its sizes',
      description: goneIsDone,
      tags,
    })
    .errors({
      ...writeErrors,
      PICTURE_IN_USE: { status: 409, message: adminMessages.pictures.inUse, data: z.object(usesFields) },
    })
    .input(z.strictObject({ image_url: pictureUrlSchema }))
    .output(z.object({ image_url: z.string() })),
}
