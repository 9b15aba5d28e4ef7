import { oc } from '@orpc/contract'
import { z } from 'zod'
import { idSchema } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'
import { notSignedIn, writeErrors } from '../fields.ts'

/** What the sample content consists of. */
export const sampleNouns = [
  'trips',
  'vendors',
  'blogs',
  'testimonials',
  'hero_images',
  'categories',
  'pictures',
] as const
export type SampleNoun = (typeof sampleNouns)[number]

/** Of these, what is removed as a whole; a category loses its picture alone. */
export const removableNouns = ['trips', 'vendors', 'blogs', 'testimonials', 'hero_images'] as const

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
  noun: z.enum(removableNouns),
  id: idSchema,
  label: z.string(),
  reasons: z.array(z.string()).describe('why it stays: what was changed, or what of the admin’s names it'),
})

export type KeptSample = z.infer<typeof keptSampleSchema>

const sampleSchema = z.object({
  removable: sampleCountsSchema,
  kept: z.array(keptSampleSchema).describe('stays unless it is named in the removal'),
})

export type Sample = z.infer<typeof sampleSchema>

const tags = ['Admin: sample content']

export const sampleContract = {
  get: oc
    .route({
      method: 'GET',
      path: '/admin/sample',
      operationId: 'admin_get_sample_content',
      summary: 'What the sample content consists of, what of it can be removed, and what was changed since',
      tags,
    })
    .errors(notSignedIn)
    .output(sampleSchema),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/admin/sample',
      operationId: 'admin_remove_sample_content',
      summary: 'Move the sample content to the trash, in one change that can be undone',
      description:
        'What was changed, or what something else names, stays unless it is named in `also`. Succeeds, with the same answer, also where there is nothing to delete any more.',
      tags,
    })
    .errors(writeErrors)
    .input(
      z
        .strictObject({
          also: z
            .array(z.strictObject({ noun: z.enum(removableNouns), id: idSchema }))
            .max(1000)
            .optional()
            .describe('things that go although they were changed'),
        })
        .optional(),
    )
    .output(sampleCountsSchema),
  load: oc
    .route({
      method: 'POST',
      path: '/admin/sample',
      operationId: 'admin_load_sample_content',
      summary: 'Load the sample content into an empty catalogue',
      tags,
    })
    .errors({ ...writeErrors, CATALOGUE_NOT_EMPTY: { status: 409, message: adminMessages.sample.notEmpty } })
    .output(z.object({ trips: z.int() })),
}
