import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { changeAuthors, changeKinds, personSchema } from './changes.ts'
import { contentFields } from '../../content/content-fields.ts'
import { versionShape } from '../../content/answers.ts'
import { timestampSchema } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'
import { pictureLimits, pictureSchema } from '../../pictures.ts'

/** Content types with a form, and so a history beside it. */
export const versionedEntities = [
  'trips',
  'vendors',
  'blogs',
  'testimonials',
  'hero_images',
  'categories',
  'pictures',
  'site_settings',
] as const
export type VersionedEntity = (typeof versionedEntities)[number]

/** Changes of one item in an answer. */
export const historyPageSize = { default: 25, max: 100 } as const

const item = {
  entity: z.enum(versionedEntities),
  item_id: z
    .string()
    .min(1)
    .max(pictureLimits.url)
    .describe('id of one item of the content type; a picture has its URL'),
}

export const historyEntrySchema = z.object({
  id: z.int(),
  at: timestampSchema,
  author: z.enum(changeAuthors),
  person: personSchema,
  operation: z.string().describe('the call, as trips.update'),
  undo_of: z.int().nullable(),
  kind: z.enum(changeKinds),
  sentences: z.array(z.string()).describe('what it did to this item, as Price ₹58,500 → ₹62,000'),
})

export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** Fields that differed from their first values. */
const settingsVersionSchema = z.object({ data: z.record(z.string(), z.unknown()) })

/** The values of an item at one time, with the field names of its `*_data`. */
export const versionSchemas = {
  trips: z.object(versionShape(contentFields.trips)),
  vendors: z.object(versionShape(contentFields.vendors)),
  blogs: z.object(versionShape(contentFields.blogs)),
  testimonials: z.object(versionShape(contentFields.testimonials)),
  hero_images: z.object({ ...versionShape(contentFields.hero_images), is_active: z.boolean() }),
  categories: z.object(versionShape(contentFields.categories)),
  pictures: z.object(versionShape(contentFields.pictures)),
  site_settings: settingsVersionSchema,
}

export type Versions = { [Entity in VersionedEntity]: z.infer<(typeof versionSchemas)[Entity]> }

const sideSchema = <Data extends z.ZodType>(data: Data) =>
  data.nullable().describe('null where the item did not exist, or not any more')

function comparedSchema<Entity extends VersionedEntity, Data extends z.ZodType>(entity: Entity, data: Data) {
  return z.object({
    entity: z.literal(entity),
    before: sideSchema(data),
    after: sideSchema(data),
    at: timestampSchema,
    pictures: z.array(pictureSchema).describe('those that the two versions show and that are still stored'),
    names: z
      .array(z.object({ id: z.string(), name: z.string(), exists: z.boolean() }))
      .describe('vendor or trip that the two versions name; of one that is gone, its last name'),
  })
}

export const versionSchema = z.discriminatedUnion('entity', [
  comparedSchema('trips', versionSchemas.trips),
  comparedSchema('vendors', versionSchemas.vendors),
  comparedSchema('blogs', versionSchemas.blogs),
  comparedSchema('testimonials', versionSchemas.testimonials),
  comparedSchema('hero_images', versionSchemas.hero_images),
  comparedSchema('categories', versionSchemas.categories),
  comparedSchema('pictures', versionSchemas.pictures),
  comparedSchema('site_settings', versionSchemas.site_settings),
])

export type Version = z.infer<typeof versionSchema>
export type VersionNames = Version['names']

const calls = adminCalls('Admin: changes')
const idSchema = z.coerce.number().int().min(1)

export const historyContract = {
  history: calls
    .get('/admin/history', 'admin_get_history', 'Changes of one item, the latest first')
    .input(
      z.strictObject({
        ...item,
        before: idSchema.optional().describe('id of the last change of the part before: only older ones'),
        limit: z.coerce.number().int().min(1).max(historyPageSize.max).optional(),
      }),
    )
    .output(
      z.object({ items: z.array(historyEntrySchema), more: z.boolean().describe('whether there are older ones') }),
    ),
  version: calls
    .get('/admin/version', 'admin_get_version', 'One item before and after one of its changes')
    .errors({ CHANGE_NOT_FOUND: { status: 404, message: adminMessages.history.notFound } })
    .input(z.strictObject({ ...item, change_id: idSchema }))
    .output(versionSchema),
}
