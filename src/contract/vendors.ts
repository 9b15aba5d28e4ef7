import { z } from 'zod'
import { idSchema } from './fields.ts'

/** Lengths in characters; ranges inclusive. */
export const vendorLimits = {
  vendor_name: 120,
  email: 254,
  phone: 40,
  city: 80,
  region: 80,
  description: 4000,
  years: 200,
  trips: 1_000_000,
  ratingMin: 1,
  ratingMax: 5,
  ratingStep: 0.1,
  socialUrl: 300,
} as const

/** Allowlist of the vendor fields that may become public. */
export const publicVendorSchema = z.object({
  id: idSchema,
  vendor_name: z.string(),
  rating: z.number().nullable(),
  number_of_trips: z.int(),
  years_of_experience: z.int(),
  region: z.string(),
})

export type PublicVendor = z.infer<typeof publicVendorSchema>
