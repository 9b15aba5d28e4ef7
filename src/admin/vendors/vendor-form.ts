import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import type { Versions } from '#contract/admin/changes/history.ts'
import { vendorDataSchema, type AdminVendor, type VendorData } from '#contract/admin/vendors.ts'
import type { Complete } from '../shell/form/complete-data.ts'
import { socialLink } from './social-links.ts'

/** Counts are sent as typed: the server converts text that is not a number to 0. */
export interface VendorValues {
  vendor_name: string
  email: string
  phone: string
  city: string
  region: string
  description: string
  years_of_experience: number | string
  number_of_trips: number | string
  rating: number | string
  social_handles: { instagram: string; facebook: string; website: string }
  portrait: string | null
  portrait_alt: string
  words: string
  spoken_languages: string[]
  /** One per line. */
  verified_checks: string
  /** `YYYY-MM-DD`, or empty. */
  verified_on: string
}

const blank: VendorValues = {
  vendor_name: '',
  email: '',
  phone: '',
  city: '',
  region: '',
  description: '',
  years_of_experience: '',
  number_of_trips: '',
  rating: '',
  social_handles: { instagram: '', facebook: '', website: '' },
  portrait: null,
  portrait_alt: '',
  words: '',
  spoken_languages: [],
  verified_checks: '',
  verified_on: '',
}

type Stored = Omit<Versions['vendors'], 'portrait_alt'> & {
  portrait_alt?: string
  portrait_picture?: AdminVendor['portrait_picture']
}

/** @param vendor as it is stored, or one version of it. */
export function vendorValuesOf(vendor: Stored): VendorValues {
  const { instagram = '', facebook = '', website = '' } = vendor.social_handles
  return {
    vendor_name: vendor.vendor_name,
    email: vendor.email ?? '',
    phone: vendor.phone ?? '',
    city: vendor.city ?? '',
    region: vendor.region,
    description: vendor.description ?? '',
    years_of_experience: vendor.years_of_experience,
    number_of_trips: vendor.number_of_trips,
    rating: vendor.rating ?? '',
    social_handles: { instagram, facebook, website },
    portrait: vendor.portrait,
    portrait_alt: vendor.portrait_alt ?? vendor.portrait_picture?.alt ?? '',
    words: vendor.words ?? '',
    spoken_languages: vendor.spoken_languages,
    verified_checks: vendor.verified_checks.join('\n'),
    verified_on: vendor.verified_on ?? '',
  }
}

export type VendorForm = UseFormReturnType<VendorValues>

/** Input of the save call: a blank rating becomes null, social links are completed. */
export function vendorDataOf({
  rating,
  social_handles,
  verified_checks,
  ...values
}: VendorValues): Complete<VendorData> {
  const { instagram, facebook, website } = social_handles
  return {
    ...values,
    rating: ratingOf(rating),
    verified_checks: linesOf(verified_checks),
    social_handles: {
      instagram: socialLink('instagram', instagram),
      facebook: socialLink('facebook', facebook),
      website: socialLink('website', website),
    },
  }
}

/** Blank lines are nothing. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** NaN for what is no number, which the contract then rejects. */
function ratingOf(rating: number | string): number | null {
  if (typeof rating === 'number') return rating
  return rating.trim() === '' ? null : Number.NaN
}

const validate = schemaResolver(vendorDataSchema, { sync: true })

/** Problems by field; that of one check or language belongs to the whole list. */
function vendorErrorsOf(values: VendorValues) {
  const errors = Object.entries(validate(vendorDataOf(values)))
  return Object.fromEntries(errors.map(([path, message]) => [fieldOfPath(path), message]))
}

/** @param path such as `verified_checks.2` or `social_handles.website`. */
export function fieldOfPath(path: string): string {
  const [field] = path.split('.')
  return field === 'verified_checks' || field === 'spoken_languages' ? field : path
}

/** Starts blank. */
export function useVendorForm(): VendorForm {
  return useForm<VendorValues>({
    initialValues: blank,
    validate: (values) => vendorErrorsOf(values),
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
  })
}
