import { z } from 'zod'
import { idSchema } from './fields.ts'
import { pictureSchema } from './pictures.ts'

/** Lengths in characters, `languages` and `checks` in entries; ranges inclusive. */
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
  words: 1200,
  language: 40,
  languages: 12,
  check: 160,
  checks: 12,
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

/** What a host says and what was checked; public beside a trip that shows its vendor. */
export const hostProfileSchema = z.object({
  portrait: pictureSchema.nullable(),
  words: z.string().nullable().describe('in the first person'),
  spoken_languages: z.array(z.string()),
  verified_checks: z.array(z.string()).describe('what was checked, one sentence each'),
  verified_on: z.iso.date().nullable().describe('when it was checked'),
})

export type HostProfile = z.infer<typeof hostProfileSchema>
