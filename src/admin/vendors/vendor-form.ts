import type { UseFormReturnType } from '@mantine/form'
import { vendorDataSchema } from '#contract/admin/vendors.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { socialLink } from './social-links.ts'

/** Counts are sent as typed: the server converts text that is not a number to 0. */
export type VendorValues = FormValues<typeof vendorFields>

export type VendorForm = UseFormReturnType<VendorValues>

const content = contentForm(vendorFields, vendorDataSchema)

export const vendorContent = {
  ...content,
  dataOf: (values: VendorValues) => content.dataOf(withLinks(values)),
  errorsOf: (values: VendorValues) => content.errorsOf(withLinks(values)),
}

function withLinks(values: VendorValues): VendorValues {
  const { instagram, facebook, website } = values.social_handles
  const social_handles = {
    instagram: socialLink('instagram', instagram),
    facebook: socialLink('facebook', facebook),
    website: socialLink('website', website),
  }
  return { ...values, social_handles }
}
