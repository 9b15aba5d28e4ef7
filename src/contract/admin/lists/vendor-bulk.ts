import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { vendorListSchema } from '../vendors.ts'
import { bulkErrors, bulkInput, bulkOutputSchema, notFilters } from './rows.ts'

export const vendorActionSchema = z.strictObject({ kind: z.literal('delete') })

export type VendorAction = z.input<typeof vendorActionSchema>

const calls = adminCalls('Admin: vendors')

export const vendorsBulkContract = {
  bulk: calls
    .post(
      '/admin/vendors/bulk',
      'admin_change_vendors',
      'Delete several vendors as one change; their trips stay without one',
    )
    .errors(bulkErrors)
    .input(bulkInput(vendorListSchema.omit(notFilters), vendorActionSchema))
    .output(bulkOutputSchema.extend({ trips_touched: z.int() })),
}
