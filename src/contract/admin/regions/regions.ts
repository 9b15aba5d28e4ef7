import { oc } from '@orpc/contract'
import { z } from 'zod'
import { mapRegionIds } from '#values/map-regions.ts'
import { deleteIsIdempotent, notSignedIn, writeErrors } from '../fields.ts'
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

const regionData = z.strictObject(dataShape(regionFields))

const tags = ['Admin: regions']

export const regionsAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/regions',
      operationId: 'admin_get_regions',
      summary: 'Regions that the forms offer, ordered by name',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(regionSchema)),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/region-counts',
      operationId: 'admin_get_region_counts',
      summary: 'Regions that trips of any status are in, with their number, ordered by name',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(z.object({ region: z.string(), trips: z.int() }))),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/regions',
      operationId: 'admin_create_region',
      summary: 'Add a region; names are unique without regard to case',
      tags,
    })
    .errors({ ...writeErrors, ...regionTaken })
    .input(z.strictObject({ region_data: regionData }))
    .output(regionSchema),
  uses: oc
    .route({
      method: 'GET',
      path: '/admin/region-uses',
      operationId: 'admin_get_region_uses',
      summary: 'Regions with their shape on the map and their uses, ordered by name',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(regionUseSchema)),
  update: oc
    .route({
      method: 'PUT',
      path: '/admin/regions/{region_id}',
      operationId: 'admin_update_region',
      summary: 'Change a region; another name goes to its trips, their drafts and its vendors',
      tags,
    })
    .errors({ ...writeErrors, ...regionNotFound, ...regionTaken })
    .input(z.strictObject({ region_id: idSchema, region_data: regionData }))
    .output(movedSchema),
  merge: oc
    .route({
      method: 'POST',
      path: '/admin/regions/{region_id}/merge',
      operationId: 'admin_merge_region',
      summary: 'Move trips and vendors of a region to another one, and delete it',
      tags,
    })
    .errors({ ...writeErrors, ...regionNotFound })
    .input(z.strictObject({ region_id: idSchema, into_id: idSchema }))
    .output(movedSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/regions/{region_id}',
      operationId: 'admin_delete_region',
      summary: 'Delete an unused region',
      description: deleteIsIdempotent,
      tags,
    })
    .errors({ ...writeErrors, REGION_USED: { status: 409, message: used } })
    .input(z.strictObject({ region_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
