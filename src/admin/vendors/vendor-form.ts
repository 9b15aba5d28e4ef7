import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
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
}

export function vendorValuesOf(vendor: Pick<AdminVendor, keyof VendorData>): VendorValues {
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
  }
}

export type VendorForm = UseFormReturnType<VendorValues>

/** Input of the save call: a blank rating becomes null, social links are completed. */
export function vendorDataOf({ rating, social_handles, ...values }: VendorValues): Complete<VendorData> {
  const { instagram, facebook, website } = social_handles
  return {
    ...values,
    rating: ratingOf(rating),
    social_handles: {
      instagram: socialLink('instagram', instagram),
      facebook: socialLink('facebook', facebook),
      website: socialLink('website', website),
    },
  }
}

/** NaN for what is no number, which the contract then rejects. */
function ratingOf(rating: number | string): number | null {
  if (typeof rating === 'number') return rating
  return rating.trim() === '' ? null : Number.NaN
}

const validate = schemaResolver(vendorDataSchema, { sync: true })

/** Starts blank. */
export function useVendorForm(): VendorForm {
  return useForm<VendorValues>({
    initialValues: blank,
    validate: (values) => validate(vendorDataOf(values)),
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
  })
}
