import { gstMark } from '#values/trips/gst.ts'
import { tripMark } from '#values/whatsapp.ts'

export const settingsMessages = {
  saved: 'Settings saved; the site shows them now',
  saveFailed: 'Failed to save settings',
  phone: 'Must be a phone number, such as +91 80 4123 4567',
  gstin: 'A GSTIN has 15 letters and digits, such as 29ABCDE1234F1Z5',
  email: 'Must be an email address',
  link: 'Links must begin with http:// or https://',
  tripMark: `Must contain ${tripMark}, where the trip’s title goes`,
  gstMark: `Write ${gstMark}% GST: the rate above is put there`,
  between: (min: number, max: number) => `Must be a number from ${min} to ${max}`,
  placeholder: 'Placeholder',
  placeholderHint: 'Visitors see an example here. Replace it with your own.',
} as const
