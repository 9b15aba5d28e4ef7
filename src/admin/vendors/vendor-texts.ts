import { listText, type FieldText } from '../shell/form/conflict/changes.ts'
import type { VendorValues } from './vendor-form.ts'

/** A vendor's fields as texts, to show what differs between two versions. */
export function vendorTexts(values: VendorValues): FieldText[] {
  const { instagram, facebook, website } = values.social_handles
  return [
    { label: 'Vendor Name', text: values.vendor_name },
    { label: 'Region', text: values.region },
    { label: 'City', text: values.city },
    { label: 'Email', text: values.email },
    { label: 'Phone', text: values.phone },
    { label: 'Notes', text: values.description },
    { label: 'Years of Experience', text: String(values.years_of_experience) },
    { label: 'Number of Trips', text: String(values.number_of_trips) },
    { label: 'Rating', text: String(values.rating) },
    { label: 'Instagram', text: instagram },
    { label: 'Facebook', text: facebook },
    { label: 'Website', text: website },
    { label: 'Portrait', text: values.portrait?.split('/').at(-1) ?? '' },
    { label: 'In their own words', text: values.words },
    { label: 'Languages', text: listText(values.spoken_languages) },
    { label: 'What was checked', text: values.verified_checks },
    { label: 'Checked on', text: values.verified_on },
  ]
}
