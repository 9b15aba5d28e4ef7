import { oc } from '@orpc/contract'
import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import { mapRegionIds } from '#values/map-regions.ts'

/** `total` also counts trips with a blank region. */
export const regionCountsSchema = z.object({
  total: z.int(),
  regions: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      map_id: z.enum(mapRegionIds).nullable().describe('shape of the map of India that represents it'),
    }),
  ),
})

export type RegionCounts = z.infer<typeof regionCountsSchema>

export const regionsContract = {
  count: oc
    .route({
      method: 'GET',
      path: '/regions',
      operationId: 'get_regions',
      summary: 'Regions of published trips, counted, optionally of one category',
      tags: ['Regions'],
    })
    .input(z.strictObject({ category: z.enum(categoryNames).optional() }).optional())
    .output(regionCountsSchema),
}
