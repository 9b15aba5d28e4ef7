import { oc } from '@orpc/contract'
import { z } from 'zod'
import { vendorChecks } from '#values/checks/check-names.ts'
import {
  deleteIsIdempotent,
  notSignedIn,
  optionsInputSchema,
  pictureNotFound,
  savedSchema,
  searchInputSchema,
  searchOutputSchema,
  versionConflict,
  versionFields,
  writeErrors,
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
const tags = ['Admin: vendors']

export const vendorListSchema = searchInputSchema(vendorSortColumns).extend({
  check: z.enum(vendorChecks).optional().describe('only items with this issue'),
})

export const vendorsAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/vendors',
      operationId: 'admin_list_vendors',
      summary: 'Vendors, page by page; the search looks at name, city, region, mail address and phone number',
      tags,
    })
    .errors(notSignedIn)
    .input(vendorListSchema.optional())
    .output(searchOutputSchema(adminVendorItemSchema)),
  options: oc
    .route({
      method: 'GET',
      path: '/admin/vendor-options',
      operationId: 'admin_get_vendor_options',
      summary: 'Vendors for a select box, ordered by name',
      tags,
    })
    .errors(notSignedIn)
    .input(optionsInputSchema)
    .output(z.array(adminVendorSchema.pick({ id: true, vendor_name: true, region: true }))),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/vendors/{vendor_id}',
      operationId: 'admin_get_vendor',
      summary: 'One vendor, with the number of its trips in the catalogue',
      tags,
    })
    .errors({ ...notSignedIn, ...vendorNotFound })
    .input(z.strictObject({ vendor_id: idSchema }))
    .output(adminVendorItemSchema),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/vendors',
      operationId: 'admin_create_vendor',
      summary: 'Create a vendor',
      tags,
    })
    .errors({ ...writeErrors, ...pictureNotFound })
    .input(z.strictObject({ vendor_data: vendorDataSchema }))
    .output(savedSchema),
  duplicate: oc
    .route({
      method: 'POST',
      path: '/admin/vendors/{vendor_id}/duplicate',
      operationId: 'admin_duplicate_vendor',
      summary: 'Copy a vendor',
      tags,
    })
    .errors({ ...writeErrors, ...vendorNotFound })
    .input(z.strictObject({ vendor_id: idSchema }))
    .output(savedSchema),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/vendors/{vendor_id}',
      operationId: 'admin_update_vendor',
      summary: 'Change a vendor and the host text of its trips; fields left out stay as they are',
      tags,
    })
    .errors({ ...writeErrors, ...vendorNotFound, ...pictureNotFound, ...versionConflict })
    .input(z.strictObject({ vendor_id: idSchema, vendor_data: vendorDataSchema.partial(), ...versionFields }))
    .output(savedSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/vendors/{vendor_id}',
      operationId: 'admin_delete_vendor',
      summary: 'Delete a vendor; its trips stay without one',
      description: deleteIsIdempotent,
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ vendor_id: idSchema }))
    .output(z.object({ id: idSchema, trips_touched: z.int() })),
}
