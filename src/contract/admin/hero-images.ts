import { z } from 'zod'
import { adminCalls } from './calls.ts'
import { plannedSchema } from './drafts/drafts.ts'
import { pictureNotFound } from './fields.ts'
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
const calls = adminCalls('Admin: hero images')

export const heroImagesAdminContract = {
  list: calls
    .get('/admin/hero-images', 'admin_get_hero_images', 'All hero images, newest first')
    .output(z.array(adminHeroImageSchema)),
  create: calls
    .post(
      '/admin/hero-images',
      'admin_create_hero_image',
      'Add a hero image as the active one; all others become inactive',
    )
    .errors(pictureNotFound)
    .input(z.strictObject({ hero_image_data: heroImageDataSchema }))
    .output(z.object({ id: idSchema })),
  update: calls
    .patch(
      '/admin/hero-images/{hero_image_id}',
      'admin_update_hero_image',
      'Switch a hero image on (all others go off) or off; change its title or alternative text',
    )
    .errors(heroImageNotFound)
    .input(heroImageChangeSchema.extend({ hero_image_id: idSchema }))
    .output(z.object({ id: idSchema, is_active: z.boolean() })),
  delete: calls
    .delete('/admin/hero-images/{hero_image_id}', 'admin_delete_hero_image', 'Delete a hero image')
    .input(z.strictObject({ hero_image_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
