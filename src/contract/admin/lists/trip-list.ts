import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import { tripChecks } from '#values/checks/check-names.ts'
import { plannedStates } from '../drafts/drafts.ts'
import { flagSchema, searchInputSchema } from '../fields.ts'
import { idSchema, searchTextSchema, statusSchema } from '../../fields.ts'
import { tripFields } from '../../content/trip-fields.ts'

export const tripSortColumns = ['title', 'category', 'region', 'vendor', 'price', 'status', 'created_at'] as const

/** As the filter of trips without a vendor. */
export const noVendor = 'none'

export const tripListSchema = searchInputSchema(tripSortColumns).extend({
  status: statusSchema.optional(),
  planned: z.enum(plannedStates).optional(),
  region: searchTextSchema(tripFields.region.limit).optional(),
  category: z.enum(categoryNames).optional(),
  vendor: z
    .union([idSchema, z.literal(noVendor)])
    .optional()
    .describe("a vendor's id, or none"),
  featured: flagSchema.optional(),
  check: z.enum(tripChecks).optional().describe('only items with this issue'),
})
