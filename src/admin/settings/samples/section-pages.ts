import type { SettingsSection } from '#contract/settings/sections.ts'

export const pageOf: Record<SettingsSection, string> = {
  company: '/',
  home: '/',
  contacts: '/contact',
  social: '/',
  whatsapp: '/contact',
  figures: '/',
  taxes: '/journeys',
  rates: '/journeys',
  advice: '/journeys',
  about: '/about',
  founders: '/about',
  partner: '/partner',
  contact: '/contact',
  legal: '/privacy',
  enquiries: '/enquire',
  proposals: '/p',
}
