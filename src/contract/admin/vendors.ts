import { z } from 'zod'
import { vendorChecks } from '#values/checks/check-names.ts'
import { adminCalls } from './calls.ts'
import {
  optionsInputSchema,
  pictureNotFound,
  savedSchema,
  searchInputSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
} from './fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { answerShape } from '../content/answers.ts'
import { vendorFields } from '../content/vendor-fields.ts'
import { idSchema, timestampSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureSchema } from '../pictures.ts'

const { notFound } = adminMessages.vendors

export const vendorDataSchema = z.strictObject(dataShape(vendorFields))

export type VendorData = z.input<typeof vendorDataSchema>

export const vendorSortColumns = [
  'vendor_name',
  'region',
  'city',
  'years_of_experience',
  'number_of_trips',
  'rating',
  'created_at',
] as const

export const adminVendorSchema = z.object({
  id: idSchema,
  ...answerShape(vendorFields, 'admin'),
  portrait_picture: pictureSchema.nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})

export type AdminVendor = z.infer<typeof adminVendorSchema>

/** `number_of_trips` is the entered number; the catalogue's trips are counted. */
export const adminVendorItemSchema = adminVendorSchema.extend({ trips_in_catalogue: z.int() })

export type AdminVendorItem = z.infer<typeof adminVendorItemSchema>

const vendorNotFound = { VENDOR_NOT_FOUND: { status: 404, message: notFound } } as const
const calls = adminCalls('Admin: vendors')

export const vendorListSchema = searchInputSchema(vendorSortColumns).extend({
  check: z.enum(vendorChecks).optional().describe('only items with this issue'),
})

export const vendorsAdminContract = {
  list: calls
    .get(
      '/admin/vendors',
      'admin_list_vendors',
      'Vendors, page by page; the search looks at name, city, region, mail address and phone number',
    )
    .input(vendorListSchema.optional())
    .output(searchOutputSchema(adminVendorItemSchema)),
  options: calls
    .get('/admin/vendor-options', 'admin_get_vendor_options', 'Vendors for a select box, ordered by name')
    .input(optionsInputSchema)
    .output(z.array(adminVendorSchema.pick({ id: true, vendor_name: true, region: true }))),
  get: calls
    .get('/admin/vendors/{vendor_id}', 'admin_get_vendor', 'One vendor, with the number of its trips in the catalogue')
    .errors(vendorNotFound)
    .input(z.strictObject({ vendor_id: idSchema }))
    .output(adminVendorItemSchema),
  create: calls
    .post('/admin/vendors', 'admin_create_vendor', 'Create a vendor')
    .errors(pictureNotFound)
    .input(z.strictObject({ vendor_data: vendorDataSchema }))
    .output(savedSchema),
  duplicate: calls
    .post('/admin/vendors/{vendor_id}/duplicate', 'admin_duplicate_vendor', 'Copy a vendor')
    .errors(vendorNotFound)
    .input(z.strictObject({ vendor_id: idSchema }))
    .output(savedSchema),
  update: calls
    .patch(
      '/admin/vendors/{vendor_id}',
      'admin_update_vendor',
      'Change a vendor and the host text of its trips; fields left out stay as they are',
    )
    .errors({ ...vendorNotFound, ...pictureNotFound, ...versionConflict })
    .input(z.strictObject({ vendor_id: idSchema, vendor_data: vendorDataSchema.partial(), ...versionFields }))
    .output(savedSchema),
  delete: calls
    .delete('/admin/vendors/{vendor_id}', 'admin_delete_vendor', 'Delete a vendor; its trips stay without one')
    .input(z.strictObject({ vendor_id: idSchema }))
    .output(z.object({ id: idSchema, trips_touched: z.int() })),
}
