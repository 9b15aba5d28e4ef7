import { oc } from '@orpc/contract'
import { z } from 'zod'
import { notSignedIn, writeErrors } from './fields.ts'
import { idSchema, textSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { regionLimits } from '../regions.ts'

export const regionSchema = z.object({ id: idSchema, name: z.string() })

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
    .errors({
      ...writeErrors,
      REGION_TAKEN: { status: 409, message: adminMessages.regions.taken, data: regionSchema },
    })
    .input(z.strictObject({ region_data: z.strictObject({ name: textSchema(regionLimits.name) }) }))
    .output(regionSchema),
}
