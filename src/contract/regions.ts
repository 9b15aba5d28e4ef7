import { z } from 'zod'
import { categoryNames } from '#values/categories.ts'
import { mapRegionIds } from '#values/map-regions.ts'
import { publicCalls } from './http/public-calls.ts'
import { blogCardSchema } from './blog-card.ts'
import { searchTextSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'
import { hostProfileSchema, publicVendorSchema } from './vendors.ts'

/** Most stories and hosts of a region's page. */
export const regionPageLimits = { stories: 3, hosts: 3 } as const

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

const hostCardSchema = publicVendorSchema.extend({ portrait: hostProfileSchema.shape.portrait })

/** All is blank for a region without published trips. */
export const regionSchema = z.object({
  words: z.string().nullable(),
  picture: pictureSchema.nullable().describe("of its first trip in the owner's order"),
  season: z.string().describe("best months of its trips: 'Best Oct–Mar'"),
  stories: z.array(blogCardSchema).describe('that lead to its trips, or name it'),
  hosts: z.array(hostCardSchema).describe('of its trips'),
})

export type Region = z.infer<typeof regionSchema>

export type RegionCounts = z.infer<typeof regionCountsSchema>

const calls = publicCalls('Regions')

export const regionsContract = {
  count: calls
    .get('/regions', 'get_regions', 'Regions of published trips, counted, optionally of one category')
    .input(z.strictObject({ category: z.enum(categoryNames).optional() }).optional())
    .output(regionCountsSchema),
  get: calls
    .get('/regions/{name}', 'get_region', 'A region of published trips: words, picture, best months, stories and hosts')
    .input(z.strictObject({ name: searchTextSchema() }))
    .output(regionSchema),
}
