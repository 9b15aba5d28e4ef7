import { oc } from '@orpc/contract'
import { z } from 'zod'
import { priceSteps } from '#values/lists/price-change.ts'
import { notSignedIn, optionalIdSchema } from '../fields.ts'
import { vendorNotFound } from '../trips.ts'
import { idSchema, statusSchema } from '../../fields.ts'
import { pictureSchema } from '../../pictures.ts'
import { listMessages } from './list-messages.ts'
import {
  bulkErrors,
  bulkOutputSchema,
  homeOrderErrors,
  homeOrderSchema,
  notFilters,
  onlyValidField,
  rowsSchema,
} from './rows.ts'
import { tripListSchema } from './trip-list.ts'

export const percentLimits = { min: -90, max: 500 } as const

const { percent } = listMessages

export const percentSchema = z
  .number({ error: percent })
  .min(percentLimits.min, percent)
  .max(percentLimits.max, percent)
  .multipleOf(0.01, percent)
  .refine((value) => value !== 0, percent)

export const tripActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: statusSchema }),
  z.strictObject({ kind: z.literal('featured'), featured: z.boolean() }),
  z.strictObject({ kind: z.literal('vendor'), vendor_id: optionalIdSchema.describe('null: none') }),
  z.strictObject({
    kind: z.literal('price'),
    percent: percentSchema,
    step: z.literal(priceSteps).describe('whole rupees to which prices are rounded, halves up'),
  }),
  z.strictObject({ kind: z.literal('delete') }),
])

export type TripAction = z.input<typeof tripActionSchema>

/** A featured trip, for the order of the home page. */
export const homeTripSchema = z.object({
  id: idSchema,
  title: z.string(),
  region: z.string(),
  status: statusSchema,
  featured_picture: pictureSchema.nullable(),
})

export type HomeTrip = z.infer<typeof homeTripSchema>

const tags = ['Admin: trips']

export const tripsBulkContract = {
  bulk: oc
    .route({
      method: 'POST',
      path: '/admin/trips/bulk',
      operationId: 'admin_change_trips',
      summary: 'Change or delete several trips, all or none, as one change',
      description:
        'A changed price is rounded to the nearest multiple of `step`; group prices and the single supplement change by the same percentage.',
      tags,
    })
    .errors({ ...bulkErrors, ...vendorNotFound })
    .input(
      z.strictObject({
        rows: rowsSchema(tripListSchema.omit(notFilters)),
        action: tripActionSchema,
        ...onlyValidField,
      }),
    )
    .output(bulkOutputSchema),
  home: oc
    .route({
      method: 'GET',
      path: '/admin/home-trips',
      operationId: 'admin_get_home_trips',
      summary: 'Featured trips of any status, in the order of the home page',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(homeTripSchema)),
  orderHome: oc
    .route({
      method: 'PUT',
      path: '/admin/home-trips',
      operationId: 'admin_order_home_trips',
      summary: 'Put the featured trips into an order',
      tags,
    })
    .errors(homeOrderErrors)
    .input(homeOrderSchema)
    .output(z.object({ changed: z.int() })),
}
