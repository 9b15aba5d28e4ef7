import type { EnvironmentProfile } from '#contract/site.ts'
import type { Settings, SettingsSection } from '#contract/settings/sections.ts'
import { enquiryRetention } from '#contract/retention.ts'
import { gstMark } from '#values/trips/gst.ts'
import { firstEnquiryText, greetingText } from '#values/whatsapp.ts'
import { firstAdvice } from './advice-text.ts'
import { firstAbout } from './about-text.ts'
import { firstCancellation } from './cancellation-text.ts'
import { firstContact } from './contact-text.ts'
import { firstHome } from './home-text.ts'
import type { KnownProfile } from './known-profile.ts'
import { legalHtml } from './legal-html.ts'
import { firstPartner } from './partner-text.ts'
import { firstPrivacy } from './privacy-text.ts'
import { firstTerms } from './terms-text.ts'

/** Reads saved settings by section: first texts quote other settings, so they follow these. */
type KnownSettings = <Section extends SettingsSection>(section: Section, first: Settings[Section]) => Settings[Section]

const averageRating = { value: '4.8', label: 'Average Rating' }

/** Specification 2.3, 2.8 and 2.9; no measurements, so none of them enters structured data. */
const firstFigures = (enquiryHours: string): Settings['figures'] => ({
  home: [
    { value: '50+', label: 'Verified Experts', note: null },
    { value: '100+', label: 'Experiences', note: null },
    { ...averageRating, note: null },
    { value: '24/7', label: 'Support', note: `on the road; enquiries ${enquiryHours}` },
  ],
  about: [
    { value: '50+', label: 'Verified Partners' },
    { value: '10+', label: 'Destinations' },
    { value: '3,000+', label: 'Happy Travelers' },
    averageRating,
  ],
  partner: [
    { value: '85%', label: 'partner satisfaction' },
    { value: '40%', label: 'average revenue increase' },
  ],
})

/**
 * Values of the specification, which hold where nothing was saved.
 * @param known gives a section with its saved values.
 */
export function firstValues(environment: EnvironmentProfile, known: KnownSettings): Settings {
  const company: Settings['company'] = {
    brand_name: environment.brand_name,
    legal_name: environment.legal_name,
    tagline: environment.tagline,
    copyright_year: 2025,
    logo: null,
    logo_has_name: false,
    logo_dark: null,
    favicon: null,
    accent: 'indigo',
    gstin: null,
    registration: null,
  }
  const contacts: Settings['contacts'] = {
    phone: environment.phone,
    phone_hours: 'Mon-Fri 9 AM-6 PM IST',
    email: environment.email,
    email_reply: '2-4 hours',
    partner_email: environment.partner_email,
    partner_email_reply: '24 hours',
    address: environment.address,
    answered_by: null,
  }
  const { brand_name, legal_name } = known('company', company)
  const whatsapp: Settings['whatsapp'] = {
    whatsapp_number: environment.whatsapp_number,
    whatsapp_hours: '9 AM-9 PM IST',
    whatsapp_reply: 'about 30 minutes',
    greeting: greetingText(brand_name),
    enquiry: firstEnquiryText,
  }
  const gst_rate = 5
  const rate = known('taxes', { gst_rate, price_line: '', price_note: '' }).gst_rate
  const taxes: Settings['taxes'] = {
    gst_rate,
    price_line: `per person + ${gstMark}% GST`,
    price_note: 'Price may vary based on the number of person',
  }
  const profile: KnownProfile = {
    ...known('contacts', contacts),
    ...known('whatsapp', whatsapp),
    brand_name,
    legal_name,
    gst_rate: rate,
    application_url: environment.application_url,
    sample_content: environment.sample_content,
  }
  const { application_url } = known('partner', firstPartner(profile))
  const court = 'Bangalore, Karnataka'
  const legal = known('legal', { court } as Settings['legal'])
  return {
    company,
    home: firstHome,
    contacts,
    social: { instagram: null, facebook: null, youtube: null, linkedin: null, x: null },
    whatsapp,
    figures: firstFigures(profile.whatsapp_hours),
    taxes,
    rates: { from: null, gbp: null, eur: null, usd: null, aud: null, cad: null, sgd: null, aed: null },
    advice: firstAdvice,
    about: firstAbout(profile),
    founders: { heading: 'Who Began It', founders: [] },
    partner: { ...firstPartner({ ...profile, application_url }), application_url: environment.application_url },
    contact: firstContact(profile),
    legal: {
      privacy_date: 'Last updated January 15, 2024',
      privacy: legalHtml(firstPrivacy({ ...profile, application_url }), profile),
      terms_date: 'Effective January 1, 2024',
      court,
      terms: legalHtml(firstTerms(profile, legal.court), profile),
      cancellation_date: null,
      cancellation: legalHtml(firstCancellation, profile),
      cancellation_confirmed: false,
    },
    enquiries: { keep_months: enquiryRetention.months },
    proposals: { valid_days: 14, remind_days: 3, next_steps: 'We will call you to arrange payment.' },
  }
}
