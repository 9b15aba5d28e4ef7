import { oc } from '@orpc/contract'
import { z } from 'zod'
import { plannedSchema } from './drafts/drafts.ts'
import { deleteIsIdempotent, notSignedIn, pictureNotFound, writeErrors } from './fields.ts'
import { heroImageFields } from '../content/small-fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { idSchema, timestampSchema } from '../fields.ts'
import { heroImageSchema } from '../hero-images.ts'
import { adminMessages } from '../messages.ts'

const { notFound } = adminMessages.heroImages

export const heroImageDataSchema = z.strictObject(dataShape(heroImageFields))

export type HeroImageData = z.input<typeof heroImageDataSchema>

/** Omitted fields stay unchanged. */
export const heroImageChangeSchema = heroImageDataSchema
  .omit({ image_url: true })
  .partial()
  .extend({ is_active: z.boolean().optional() })

export const adminHeroImageSchema = heroImageSchema.extend({
  is_active: z.boolean(),
  created_at: timestampSchema,
  planned: plannedSchema,
})

export type AdminHeroImage = z.infer<typeof adminHeroImageSchema>

const heroImageNotFound = { HERO_IMAGE_NOT_FOUND: { status: 404, message: notFound } } as const
const tags = ['Admin: hero images']

export const heroImagesAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/hero-images',
      operationId: 'admin_get_hero_images',
      summary: 'All hero images, newest first',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(adminHeroImageSchema)),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/hero-images',
      operationId: 'admin_create_hero_image',
      summary: 'Add a hero image as the active one; all others become inactive',
      tags,
    })
    .errors({ ...writeErrors, ...pictureNotFound })
    .input(z.strictObject({ hero_image_data: heroImageDataSchema }))
    .output(z.object({ id: idSchema })),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/hero-images/{hero_image_id}',
      operationId: 'admin_update_hero_image',
      summary: 'Switch a hero image on (all others go off) or off; change its title or alternative text',
      tags,
    })
    .errors({ ...writeErrors, ...heroImageNotFound })
    .input(heroImageChangeSchema.extend({ hero_image_id: idSchema }))
    .output(z.object({ id: idSchema, is_active: z.boolean() })),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/hero-images/{hero_image_id}',
      operationId: 'admin_delete_hero_image',
      summary: 'Delete a hero image',
      description: deleteIsIdempotent,
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ hero_image_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
