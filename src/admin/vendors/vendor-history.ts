import {
  asText,
  asValue,
  fieldOf,
  historyKind,
  pictureOf as picture,
  type HistoryField,
} from '../shell/history/history-kind.ts'
import { linesOf, vendorValuesOf, type VendorValues } from './vendor-form.ts'

const field = fieldOf<VendorValues, keyof VendorValues>
const text = (name: keyof VendorValues, label: string) => field(name, label, (value) => asText(value as string))
const value = (name: keyof VendorValues, label: string) => field(name, label, (each) => asValue(each as string))

function link(name: keyof VendorValues['social_handles'], label: string): HistoryField<VendorValues> {
  return {
    label,
    shown: ({ social_handles }) => asValue(social_handles[name]),
    take: (form, version) => ({
      ...form,
      social_handles: { ...form.social_handles, [name]: version.social_handles[name] },
    }),
  }
}

export const vendorHistory = historyKind<'vendors', VendorValues>(vendorValuesOf, [
  text('vendor_name', 'Vendor Name'),
  value('region', 'Region'),
  value('city', 'City'),
  value('email', 'Email'),
  value('phone', 'Phone'),
  text('description', 'Notes'),
  value('years_of_experience', 'Years of Experience'),
  value('number_of_trips', 'Number of Trips'),
  value('rating', 'Rating'),
  link('instagram', 'Instagram'),
  link('facebook', 'Facebook'),
  link('website', 'Website'),
  picture<VendorValues>('Portrait', { url: 'portrait', alt: 'portrait_alt' }),
  text('words', 'In their own words'),
  field('spoken_languages', 'Languages', (entries) => ({ as: 'list', entries: entries as string[] })),
  field('verified_checks', 'What was checked', (lines) => ({ as: 'list', entries: linesOf(lines as string) })),
  value('verified_on', 'Checked on'),
])
