import type { PartnerPageTexts, SiteProfile } from '#contract/site.ts'

interface ContactCard {
  kind: 'email' | 'phone' | 'address'
  label: string
  value: string
  note: string | null
}

/** Contacts that are not known have no card. */
const contactCards = (profile: SiteProfile, texts: PartnerPageTexts): ContactCard[] => {
  const { partner_email, phone, address } = profile
  const note = `We reply to partners within ${texts.partner_email_reply}.`
  return [
    ...(partner_email ? [{ kind: 'email' as const, label: 'Email', value: partner_email, note }] : []),
    ...(phone ? [{ kind: 'phone' as const, label: 'Phone', value: phone, note: texts.phone_hours }] : []),
    ...(address ? [{ kind: 'address' as const, label: 'Address', value: address, note: null }] : []),
  ]
}

/** Headings only; the texts below them are settings. */
export const partnerText = (profile: SiteProfile, texts: PartnerPageTexts) => ({
  hero: {
    eyebrow: 'Partner with Us',
    heading: ['You know the place.', 'Let travellers find you.'],
    lead: texts.lead,
    applyButton: 'Apply Now',
    talkButton: 'Talk to Our Team',
  },
  benefits: { eyebrow: 'Benefits', heading: 'Why Work with Us', items: texts.benefits },
  success: { heading: 'What Partners Report' },
  categories: {
    heading: 'Where You Might Fit',
    lead: 'Our journeys fall into four kinds. Most partners belong to one, a few to two.',
    items: [
      {
        title: 'Wildlife Escapes',
        text: 'Safaris, walks, boats and hides in forest, grassland, mangrove and high desert, led by people who can read them.',
      },
      {
        title: 'Wellness Retreats',
        text: 'Ayurveda, yoga and meditation taught by trained practitioners, with the days and the food to go with them.',
      },
      {
        title: 'Signature Stays',
        text: 'Estates, old family houses, boats and camps where the house itself, and those who keep it, are the reason to come.',
      },
      {
        title: 'Offbeat & Immersive',
        text: 'Villages, crafts, kitchens, festivals and long walks, at the pace of the people who live there.',
      },
    ],
  },
  eligibility: {
    eyebrow: 'Eligibility criteria',
    heading: 'What We Look For',
    lead: 'Whatever your size. A family with two rooms can meet them as well as a company.',
    criteria: texts.criteria,
  },
  vendorTypes: { eyebrow: 'Vendor types', heading: 'Who We Work With', items: texts.vendor_types },
  process: { eyebrow: 'Process', heading: 'How We Become Partners', steps: texts.steps },
  testimonials: {
    heading: 'In Partners’ Words',
    notice: texts.quotes_are_samples ? 'Sample words until our first partners write.' : null,
    items: texts.quotes,
  },
  getStarted: {
    heading: 'Let’s Get Started',
    lead: texts.invitation,
    cards: contactCards(profile, texts),
    button: 'Start Your Partnership Application',
    note: texts.application_note,
  },
})

export type PartnerText = ReturnType<typeof partnerText>
