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
import {
  cleanText,
  idSchema,
  optionalDaySchema,
  optionalTextSchema,
  textListSchema,
  textSchema,
  timestampSchema,
  tooLong,
} from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureSchema, pictureUrlSchema } from '../pictures.ts'
import { hostProfileSchema, vendorLimits } from '../vendors.ts'
import { altSchema } from './pictures.ts'

const { required, rating, years, trips, socialLink, notFound } = adminMessages.vendors

/** A count; strings are parsed, and anything that is not a positive number becomes 0. */
function countSchema(max: number, message: string) {
  return z
    .union([z.number(), z.string(), z.null()])
    .transform((value) => {
      const number = Math.trunc(typeof value === 'string' && value.trim() === '' ? 0 : Number(value ?? 0))
      return number > 0 ? number : 0
    })
    .pipe(z.int(message).max(max, message))
}

const socialUrlSchema = z
  .union(
    [
      z.literal(''),
      cleanText(
        z.url({ protocol: /^https?$/, error: socialLink }).max(vendorLimits.socialUrl, tooLong(vendorLimits.socialUrl)),
      ),
    ],
    {
      error: socialLink,
    },
  )
  .nullish()

/** Links to a vendor's other pages; blank ones are dropped. */
export const socialHandlesSchema = z
  .strictObject({ instagram: socialUrlSchema, facebook: socialUrlSchema, website: socialUrlSchema })
  .transform((links) => Object.fromEntries(Object.entries(links).filter(([, url]) => url)) as SocialLinks)

export interface SocialLinks {
  instagram?: string
  facebook?: string
  website?: string
}

export const vendorDataSchema = z.strictObject({
  vendor_name: textSchema(vendorLimits.vendor_name, required),
  email: z
    .union([z.literal(''), z.email().max(vendorLimits.email, tooLong(vendorLimits.email))])
    .transform((email) => email || null)
    .nullish(),
  phone: optionalTextSchema(vendorLimits.phone),
  city: optionalTextSchema(vendorLimits.city),
  region: textSchema(vendorLimits.region, required),
  description: optionalTextSchema(vendorLimits.description),
  years_of_experience: countSchema(vendorLimits.years, years).optional(),
  number_of_trips: countSchema(vendorLimits.trips, trips).optional(),
  rating: z
    .number(rating)
    .min(vendorLimits.ratingMin, rating)
    .max(vendorLimits.ratingMax, rating)
    .multipleOf(vendorLimits.ratingStep, rating)
    .nullish(),
  social_handles: socialHandlesSchema.optional(),
  portrait: pictureUrlSchema.nullish(),
  portrait_alt: altSchema.optional().describe('alternative text, stored with the picture'),
  words: optionalTextSchema(vendorLimits.words),
  spoken_languages: textListSchema(vendorLimits.language, vendorLimits.languages).optional(),
  verified_checks: textListSchema(vendorLimits.check, vendorLimits.checks).optional(),
  verified_on: optionalDaySchema,
})

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
  vendor_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string(),
  description: z.string().nullable(),
  years_of_experience: z.int(),
  number_of_trips: z.int(),
  rating: z.number().nullable(),
  social_handles: z.object({
    instagram: z.string().optional(),
    facebook: z.string().optional(),
    website: z.string().optional(),
  }),
  ...hostProfileSchema.shape,
  portrait: z.string().nullable(),
  portrait_picture: pictureSchema.nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})

export type AdminVendor = z.infer<typeof adminVendorSchema>

/** `number_of_trips` is what was entered; the trips of the catalogue are counted. */
export const adminVendorItemSchema = adminVendorSchema.extend({ trips_in_catalogue: z.int() })

export type AdminVendorItem = z.infer<typeof adminVendorItemSchema>

const vendorNotFound = { VENDOR_NOT_FOUND: { status: 404, message: notFound } } as const
const tags = ['Admin: vendors']

export const vendorListSchema = searchInputSchema(vendorSortColumns).extend({
  check: z.enum(vendorChecks).optional().describe('what needs care'),
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
