import { z } from 'zod'
import { priceSteps } from '#values/lists/price-change.ts'
import { adminCalls } from '../calls.ts'
import { optionalIdSchema } from '../fields.ts'
import { vendorNotFound } from '../trips.ts'
import { idSchema, statusSchema } from '../../fields.ts'
import { pictureSchema } from '../../pictures.ts'
import { listMessages } from './list-messages.ts'
import { bulkErrors, bulkInput, bulkOutputSchema, homeOrderErrors, homeOrderSchema, notFilters } from './rows.ts'
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

const calls = adminCalls('Admin: trips')

export const tripsBulkContract = {
  bulk: calls
    .post('/admin/trips/bulk', 'admin_change_trips', 'Change or delete several trips, all or none, as one change')
    .route({
      description:
        'A changed price is rounded to the nearest multiple of `step`; group prices and the single supplement change by the same percentage.',
    })
    .errors({ ...bulkErrors, ...vendorNotFound })
    .input(bulkInput(tripListSchema.omit(notFilters), tripActionSchema))
    .output(bulkOutputSchema),
  home: calls
    .get('/admin/home-trips', 'admin_get_home_trips', 'Featured trips of any status, in the order of the home page')
    .output(z.array(homeTripSchema)),
  orderHome: calls
    .put('/admin/home-trips', 'admin_order_home_trips', 'Put the featured trips into an order')
    .errors(homeOrderErrors)
    .input(homeOrderSchema)
    .output(z.object({ changed: z.int() })),
}
