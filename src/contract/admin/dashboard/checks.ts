import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import { checksOf, type CheckedEntity } from '#values/checks/check-names.ts'
import { adminCalls } from '../calls.ts'
import { idSchema, searchTextSchema } from '../../fields.ts'
import { tripFields } from '../../content/trip-fields.ts'
import { itemNotFound } from '../drafts/drafts.ts'

const checkedEntities = Object.keys(checksOf) as [CheckedEntity, ...CheckedEntity[]]

export const checkedEntitySchema = z.enum(checkedEntities)

export const checkNameSchema = z.enum([...new Set(Object.values(checksOf).flat())])

/** How many items a check finds. */
export const contentIssueSchema = z.object({
  entity: checkedEntitySchema,
  check: checkNameSchema,
  live: z.int().describe('published, or of a content type without drafts'),
  drafts: z.int(),
})

export type ContentIssue = z.infer<typeof contentIssueSchema>

/** Addresses that are looked up at once; more links of one story are not checked in the form. */
export const checkedLinks = 100

/** Figures that the checks compare a form with. */
const comparablesSchema = z.object({
  usual: z
    .object({ per_day: z.number(), trips: z.int(), among: z.string() })
    .nullable()
    .describe('median price a day of published trips of the category and region, or of the category'),
  host_words: z.boolean().nullable(),
  testimonials: z.int(),
  broken_links: z.array(z.string()),
  dismissed: z.array(checkNameSchema).describe('ignored until one of their fields changes'),
})

export type Comparables = z.infer<typeof comparablesSchema>

const item = { entity: checkedEntitySchema, item_id: idSchema, check: checkNameSchema }
const calls = adminCalls('Admin: checks')

export const checksContract = {
  comparables: calls
    .get('/admin/checks/comparables', 'admin_get_comparables', 'What the checks of a form compare it with')
    .input(
      z.strictObject({
        entity: checkedEntitySchema,
        item_id: idSchema.optional(),
        category: z.enum(categoryNames).optional(),
        region: searchTextSchema(tripFields.region.limit).optional(),
        vendor_id: idSchema.optional(),
        links: z.array(z.string().max(2000)).max(checkedLinks).optional(),
      }),
    )
    .output(comparablesSchema),
  dismiss: calls
    .put(
      '/admin/check-dismissals',
      'admin_dismiss_check',
      'Ignore what a check found of one item, until one of its fields changes',
    )
    .errors(itemNotFound)
    .input(z.strictObject(item))
    .output(z.object({ dismissed: z.boolean() })),
  restore: calls
    .delete('/admin/check-dismissals', 'admin_restore_check', 'Check it again')
    .input(z.strictObject(item))
    .output(z.object({ dismissed: z.boolean() })),
}
