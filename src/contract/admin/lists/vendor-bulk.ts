import { oc } from '@orpc/contract'
import { z } from 'zod'
import { vendorListSchema } from '../vendors.ts'
import { bulkErrors, bulkOutputSchema, notFilters, onlyValidField, rowsSchema } from './rows.ts'

export const vendorActionSchema = z.strictObject({ kind: z.literal('delete') })

export type VendorAction = z.input<typeof vendorActionSchema>

export const vendorsBulkContract = {
  bulk: oc
    .route({
      method: 'POST',
      path: '/admin/vendors/bulk',
      operationId: 'admin_change_vendors',
      summary: 'Delete several vendors as one change; their trips stay without one',
      tags: ['Admin: vendors'],
    })
    .errors(bulkErrors)
    .input(
      z.strictObject({
        rows: rowsSchema(vendorListSchema.omit(notFilters)),
        action: vendorActionSchema,
        ...onlyValidField,
      }),
    )
    .output(bulkOutputSchema.extend({ trips_touched: z.int() })),
}
