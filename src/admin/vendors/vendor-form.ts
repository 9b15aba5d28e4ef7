import { schemaResolver, useForm } from '@mantine/form'
import { vendorDataSchema, type AdminVendor, type VendorData } from '#contract/admin/vendors.ts'
import type { Complete } from '../shell/form/complete-data.ts'

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

function valuesOf(vendor: AdminVendor): VendorValues {
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

/** Input of the save call: a blank rating becomes null. */
export function vendorDataOf({ rating, ...values }: VendorValues): Complete<VendorData> {
  return { ...values, rating: rating === '' ? null : Number(rating) }
}

const validate = schemaResolver(vendorDataSchema, { sync: true })

/** @param vendor null for a new one. */
export function useVendorForm(vendor: AdminVendor | null) {
  return useForm<VendorValues>({
    initialValues: vendor ? valuesOf(vendor) : blank,
    validate: (values) => validate(vendorDataOf(values)),
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
  })
}
