import type { SiteProfile } from '#contract/site.ts'
import { placeholderContacts } from '#values/placeholder-contacts.ts'
import { firstEnquiryText, greetingText } from '#values/whatsapp.ts'

/** What pages know of a site whose settings were never changed. */
export function aSiteProfile(changes: Partial<SiteProfile> = {}): SiteProfile {
  return {
    ...placeholderContacts,
    brand_name: 'Hatheli',
    legal_name: 'Hatheli Journeys Private Limited',
    tagline: 'Put India in your hands.',
    site_url: 'https://hatheli.example',
    copyright_year: 2025,
    logo: null,
    logo_dark: null,
    logo_has_name: false,
    favicon: null,
    accent: 'indigo',
    whatsapp_hours: '9 AM-9 PM IST',
    whatsapp_greeting: greetingText('Hatheli'),
    whatsapp_enquiry: firstEnquiryText,
    price_line: 'per person + 5% GST',
    social_links: [],
    rates: null,
    cancellation: false,
    gstin: null,
    registration: null,
    whatsapp_reply: 'about 30 minutes',
    answered_by: null,
    sample_content: false,
    offline_pages: true,
    ...changes,
  }
}
