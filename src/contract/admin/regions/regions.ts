import { z } from 'zod'
import { mapRegionIds } from '#values/map-regions.ts'
import { adminCalls } from '../calls.ts'
import { regionFields } from '../../content/small-fields.ts'
import { dataShape } from '../content/data-schemas.ts'
import { idSchema } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'

export const regionSchema = z.object({ id: idSchema, name: z.string() })

/** A region with the items that use it, drafts of published items included. */
export const regionUseSchema = regionSchema.extend({
  map_id: z.enum(mapRegionIds).nullable().describe('shape of the map of India that represents it'),
  words: z.string().nullable(),
  trips: z.int(),
  published_trips: z.int(),
  vendors: z.int(),
  drafts: z.int().describe('open drafts of trips'),
})

export type RegionUse = z.infer<typeof regionUseSchema>

/** Versions that a renaming or a merger gave another region. */
const movedSchema = z.object({ trips: z.int(), vendors: z.int(), drafts: z.int() })

export type MovedToRegion = z.infer<typeof movedSchema>

const { notFound, used, taken } = adminMessages.regions

const regionNotFound = { REGION_NOT_FOUND: { status: 404, message: notFound } } as const

const regionTaken = { REGION_TAKEN: { status: 409, message: taken, data: regionSchema } } as const

export const regionDataSchema = z.strictObject(dataShape(regionFields))

const calls = adminCalls('Admin: regions')

export const regionsAdminContract = {
  list: calls
    .get('/admin/regions', 'admin_get_regions', 'Regions that the forms offer, ordered by name')
    .output(z.array(regionSchema)),
  counts: calls
    .get(
      '/admin/region-counts',
      'admin_get_region_counts',
      'Regions that trips of any status are in, with their number, ordered by name',
    )
    .output(z.array(z.object({ region: z.string(), trips: z.int() }))),
  create: calls
    .post('/admin/regions', 'admin_create_region', 'Add a region; names are unique without regard to case')
    .errors(regionTaken)
    .input(z.strictObject({ region_data: regionDataSchema }))
    .output(regionSchema),
  uses: calls
    .get(
      '/admin/region-uses',
      'admin_get_region_uses',
      'Regions with their shape on the map and their uses, ordered by name',
    )
    .output(z.array(regionUseSchema)),
  update: calls
    .put(
      '/admin/regions/{region_id}',
      'admin_update_region',
      'Change a region; another name goes to its trips, their drafts and its vendors',
    )
    .errors({ ...regionNotFound, ...regionTaken })
    .input(z.strictObject({ region_id: idSchema, region_data: regionDataSchema }))
    .output(movedSchema),
  merge: calls
    .post(
      '/admin/regions/{region_id}/merge',
      'admin_merge_region',
      'Move trips and vendors of a region to another one, and delete it',
    )
    .errors(regionNotFound)
    .input(z.strictObject({ region_id: idSchema, into_id: idSchema }))
    .output(movedSchema),
  delete: calls
    .delete('/admin/regions/{region_id}', 'admin_delete_region', 'Delete an unused region')
    .errors({ REGION_USED: { status: 409, message: used } })
    .input(z.strictObject({ region_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
