import { asText, asValue, fieldOf, historyKind, pictureOf as picture } from '../shell/history/history-kind.ts'
import { linesOf, vendorValuesOf, type VendorValues } from './vendor-form.ts'

const field = fieldOf<VendorValues, keyof VendorValues>
const text = (name: keyof VendorValues, label: string) => field(name, label, (value) => asText(value as string))
const value = (name: keyof VendorValues, label: string) => field(name, label, (each) => asValue(each as string))

const linkLabels = { instagram: 'Instagram', facebook: 'Facebook', website: 'Website' } as const

export const vendorHistory = historyKind<'vendors', VendorValues>(vendorValuesOf, {
  vendor_name: text('vendor_name', 'Vendor Name'),
  region: value('region', 'Region'),
  city: value('city', 'City'),
  email: value('email', 'Email'),
  phone: value('phone', 'Phone'),
  description: text('description', 'Notes'),
  years_of_experience: value('years_of_experience', 'Years of Experience'),
  number_of_trips: value('number_of_trips', 'Number of Trips'),
  rating: value('rating', 'Rating'),
  social_handles: field('social_handles', 'Social links', (links) => ({
    as: 'list',
    entries: Object.entries(linkLabels).flatMap(([name, label]) => {
      const link = (links as VendorValues['social_handles'])[name as keyof typeof linkLabels]
      return link ? [`${label}: ${link}`] : []
    }),
  })),
  portrait: picture<VendorValues>('Portrait', { url: 'portrait', alt: 'portrait_alt' }),
  portrait_alt: { with: 'portrait' },
  words: text('words', 'In their own words'),
  spoken_languages: field('spoken_languages', 'Languages', (entries) => ({ as: 'list', entries: entries as string[] })),
  verified_checks: field('verified_checks', 'What was checked', (lines) => ({
    as: 'list',
    entries: linesOf(lines as string),
  })),
  verified_on: value('verified_on', 'Checked on'),
})
