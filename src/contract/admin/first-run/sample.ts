import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { idSchema } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'

/** Content types of the sample content. A category only loses its picture, and pictures go when they are unused. */
export const removableEntities = ['trips', 'vendors', 'blogs', 'testimonials', 'hero_images'] as const
export type RemovableEntity = (typeof removableEntities)[number]

const sampleCountsSchema = z.object({
  trips: z.int(),
  vendors: z.int(),
  blogs: z.int(),
  testimonials: z.int(),
  hero_images: z.int(),
  categories: z.int().describe('categories whose picture goes'),
  pictures: z.int().describe('pictures that nothing else uses'),
})

export type SampleCounts = z.infer<typeof sampleCountsSchema>

const keptSampleSchema = z.object({
  entity: z.enum(removableEntities),
  id: idSchema,
  label: z.string(),
  reasons: z.array(z.string()).describe('why it stays: edited, a draft, a schedule, or what uses it'),
})

export type KeptSample = z.infer<typeof keptSampleSchema>

const sampleSchema = z.object({
  removable: sampleCountsSchema,
  kept: z.array(keptSampleSchema).describe('stays unless the removal names it'),
})

export type Sample = z.infer<typeof sampleSchema>

const calls = adminCalls('Admin: sample content')

export const sampleContract = {
  get: calls
    .get(
      '/admin/sample',
      'admin_get_sample_content',
      'What a removal of the sample content would delete, and what it would keep',
    )
    .output(sampleSchema),
  remove: calls
    .delete(
      '/admin/sample',
      'admin_remove_sample_content',
      'Move the sample content to the trash, in one change that can be undone',
    )
    .route({
      description:
        'Edited items and those in use stay unless `also` names them. Succeeds if nothing is left to delete.',
    })
    .input(
      z
        .strictObject({
          also: z
            .array(z.strictObject({ entity: z.enum(removableEntities), id: idSchema }))
            .max(1000)
            .optional()
            .describe('items to delete although they were edited or are in use'),
        })
        .optional(),
    )
    .output(sampleCountsSchema),
  load: calls
    .post('/admin/sample', 'admin_load_sample_content', 'Load the sample content into an empty catalogue')
    .errors({ CATALOGUE_NOT_EMPTY: { status: 409, message: adminMessages.sample.notEmpty } })
    .output(z.object({ trips: z.int() })),
}
