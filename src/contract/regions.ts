import { oc } from '@orpc/contract'
import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'

export const regionLimits = { name: 80 } as const

/** `total` also counts trips with a blank region. */
export const regionCountsSchema = z.object({
  total: z.int(),
  regions: z.array(z.object({ name: z.string(), count: z.int() })),
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
