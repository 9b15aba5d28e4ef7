import type { Picture } from '#contract/pictures.ts'
import { settingLabel, type Settings } from '#contract/settings/sections.ts'
import type { EnvironmentProfile, SiteProfile } from '#contract/site.ts'
import { presentRates } from './rates.ts'
import { withGstRate } from '#values/trips/gst.ts'

/** Whether the cancellation policy is public: the text is a sample until the owner confirms it. */
export function hasCancellation({ cancellation, cancellation_confirmed }: Settings['legal']): boolean {
  return cancellation_confirmed && cancellation !== ''
}

function logoOf(picture: Picture | undefined): SiteProfile['logo'] {
  return picture ? { url: picture.url, width: picture.width, height: picture.height } : null
}

/** Settings that every page may show. */
export function profileOf(
  { company, contacts, social, whatsapp, taxes, rates, partner, legal }: Settings,
  { site_url, sample_content, offline_pages }: EnvironmentProfile,
  pictures: ReadonlyMap<string, Picture>,
): SiteProfile {
  const logo = logoOf(pictures.get(company.logo ?? ''))
  return {
    brand_name: company.brand_name,
    legal_name: company.legal_name,
    tagline: company.tagline,
    site_url,
    copyright_year: company.copyright_year,
    logo,
    logo_dark: logoOf(pictures.get(company.logo_dark ?? '')),
    logo_has_name: company.logo_has_name && logo !== null,
    accent: company.accent,
    favicon: company.favicon !== null && pictures.has(company.favicon) ? company.favicon : null,
    whatsapp_number: whatsapp.whatsapp_number,
    whatsapp_hours: whatsapp.whatsapp_hours,
    whatsapp_greeting: whatsapp.greeting,
    whatsapp_enquiry: whatsapp.enquiry,
    price_line: withGstRate(taxes.price_line, taxes.gst_rate),
    phone: contacts.phone,
    email: contacts.email,
    partner_email: contacts.partner_email,
    address: contacts.address,
    application_url: partner.application_url,
    social_links: Object.entries(social).flatMap(([name, url]) =>
      url ? [{ name: settingLabel('social', name), url }] : [],
    ),
    rates: presentRates(rates),
    cancellation: hasCancellation(legal),
    gstin: company.gstin,
    registration: company.registration,
    whatsapp_reply: whatsapp.whatsapp_reply,
    answered_by: contacts.answered_by,
    sample_content,
    offline_pages,
  }
}
