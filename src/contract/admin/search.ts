import { z } from 'zod'
import { adminCalls } from './calls.ts'
import { searchTextSchema, statusSchema } from '../fields.ts'

/** Content types that the search of the back office covers, in the order of equally good results. */
export const searchedItems = [
  'trips',
  'vendors',
  'blogs',
  'categories',
  'regions',
  'testimonials',
  'hero_images',
  'enquiries',
  'pictures',
] as const
export type SearchedItem = (typeof searchedItems)[number]

export const everythingLimits = {
  /** Characters of a search. */
  text: 100,
  /** Results of a content type. */
  perEntity: { default: 5, max: 50 },
  /** Items that can be asked for by id. */
  named: 12,
} as const

/** Names an item: its id, and of a picture its file name, as in `?edit=`. */
export const itemSchema = z.strictObject({ entity: z.enum(searchedItems), id: z.string().min(1).max(300) })
export type Item = z.infer<typeof itemSchema>

export const foundItemSchema = itemSchema.extend({
  name: z.string(),
  detail: z.string().nullable().describe('what distinguishes it from others of the same name: a region, a reference'),
  status: statusSchema.nullable().describe('of trips and blogs'),
  path: z.string().nullable().describe('its page of the public site; null for what has none'),
  is_public: z.boolean().describe('whether everybody sees it now'),
})
export type FoundItem = z.infer<typeof foundItemSchema>

export const everythingSchema = z.object({
  similar: z.boolean().describe('nothing matches the words; these match similar ones'),
  items: z.array(foundItemSchema).describe('best first'),
})
export type Everything = z.infer<typeof everythingSchema>

const calls = adminCalls('Admin: search')

export const searchAdminContract = {
  find: calls
    .get(
      '/admin/search',
      'admin_search',
      'Everything by name, including drafts: all words in any order, typing errors allowed; or items by their ids',
    )
    .input(
      z.strictObject({
        search: searchTextSchema(everythingLimits.text).optional(),
        entities: z.array(z.enum(searchedItems)).optional().describe('these alone; all of them without it'),
        per_entity: z.coerce.number().int().min(1).max(everythingLimits.perEntity.max).optional(),
        named: z
          .array(itemSchema)
          .max(everythingLimits.named)
          .optional()
          .describe('these items, as far as they still exist, in this order, instead of a search'),
      }),
    )
    .output(everythingSchema),
}
