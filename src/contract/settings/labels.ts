import { currencies, currencyCodes, type Currency } from '#values/format/currencies.ts'
import { tripAdviceFields } from '../content/trip-advice-fields.ts'
import { settingsSections, type Settings, type SettingsSection } from './sections.ts'

type Labels = {
  [Section in SettingsSection]: { title: string; about: string; fields: Record<keyof Settings[Section], string> }
}

/** Names of sections and fields: in the form, the history and the list of placeholders. */
export const settingsLabels: Labels = {
  company: {
    title: 'Company',
    about: 'Name, logo, colours and the lines on every page',
    fields: {
      brand_name: 'Company name',
      legal_name: 'Legal name',
      tagline: 'Tagline',
      copyright_year: 'Copyright year',
      logo: 'Logo',
      logo_has_name: 'The logo contains the name',
      logo_dark: 'Logo for dark ground',
      favicon: 'Icon of the browser tab',
      accent: 'Colours',
      gstin: 'GSTIN',
      registration: 'Tourism registration',
    },
  },
  home: {
    title: 'Home page',
    about: 'Headline, introduction and buttons',
    fields: {
      headline: 'Headline',
      line: 'Line below the headline',
      button: 'Button below the line',
      eyebrow: 'Small line above the introduction',
      heading: 'Heading of the introduction',
      intro: 'Introduction',
      contact_button: 'Button below the introduction',
    },
  },
  contacts: {
    title: 'Contacts and hours',
    about: 'Phone, email, address and hours',
    fields: {
      phone: 'Phone',
      phone_hours: 'Phone hours',
      email: 'Email',
      email_reply: 'Email is answered in',
      partner_email: 'Email for partners',
      partner_email_reply: 'Partners are answered within',
      address: 'Address',
      answered_by: 'Who answers',
    },
  },
  social: {
    title: 'Social links',
    about: 'Profiles that the footer and search engines name',
    fields: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', linkedin: 'LinkedIn', x: 'X' },
  },
  whatsapp: {
    title: 'WhatsApp',
    about: 'The number, its hours, and the first line of a chat',
    fields: {
      whatsapp_number: 'WhatsApp number',
      whatsapp_hours: 'WhatsApp hours',
      whatsapp_reply: 'WhatsApp is answered in',
      greeting: 'First line of a chat',
      enquiry: 'First line about a trip',
    },
  },
  figures: {
    title: 'Figures',
    about: 'The large numbers of the home, about and partner pages',
    fields: { home: 'Home page', about: 'About page', partner: 'Partner page' },
  },
  taxes: {
    title: 'Prices and GST',
    about: 'The rate, and the lines beside each price',
    fields: { gst_rate: 'GST rate', price_line: 'Line under the price', price_note: 'Note under the button' },
  },
  rates: {
    title: 'Currencies',
    about: 'Rates at which guests from abroad also see prices',
    fields: {
      from: 'Rates from',
      ...(Object.fromEntries(
        currencyCodes.map((code) => [code, `Rupees for one ${currencies[code].name} (${code.toUpperCase()})`]),
      ) as Record<Currency, string>),
    },
  },
  advice: {
    title: 'Before you come',
    about: 'Texts for trips that have none of these',
    fields: {
      safety: tripAdviceFields.safety.label,
      permits: tripAdviceFields.permits.label,
      insurance: tripAdviceFields.insurance.label,
      packing: tripAdviceFields.packing.label,
      payment: tripAdviceFields.payment.label,
      food: tripAdviceFields.food.label,
    },
  },
  about: {
    title: 'About page',
    about: 'Mission, vision, values, steps and promises',
    fields: {
      heading: 'Heading',
      lead: 'Introduction',
      mission: 'Mission',
      vision: 'Vision',
      values: 'Values',
      steps: 'How it works',
      sustainability: 'Sustainability',
      promises: 'Promises',
      more: 'More about us',
    },
  },
  founders: {
    title: 'Founders',
    about: 'Names, photos and words of the founders, on the about page',
    fields: { heading: 'Heading', founders: 'Founders' },
  },
  partner: {
    title: 'Partner page',
    about: 'Application link, benefits, criteria, steps and quotes',
    fields: {
      application_url: 'Application link',
      application_note: 'Note under the application',
      lead: 'Introduction',
      benefits: 'Benefits',
      criteria: 'Eligibility criteria',
      vendor_types: 'Vendor types',
      steps: 'Process',
      quotes: 'Words of partners',
      invitation: 'Invitation',
      more: 'More for partners',
    },
  },
  contact: {
    title: 'Contact page',
    about: 'Introduction and the questions that travellers ask',
    fields: { heading: 'Heading', lead: 'Introduction', faqs: 'Questions and answers', more: 'More on the page' },
  },
  legal: {
    title: 'Legal texts',
    about: 'Privacy policy, terms of use, cancellation policy',
    fields: {
      privacy_date: 'Date of the privacy policy',
      privacy: 'Privacy policy',
      terms_date: 'Date of the terms',
      court: 'Place of the courts',
      terms: 'Terms of use',
      cancellation_date: 'Date of the cancellation policy',
      cancellation: 'Cancellation policy',
      cancellation_confirmed: 'These are our terms',
    },
  },
  enquiries: {
    title: 'Enquiries',
    about: 'How long messages of travellers are stored',
    fields: { keep_months: 'Months that enquiries are stored' },
  },
  proposals: {
    title: 'Proposals',
    about: 'How long they are valid, and what happens after a yes',
    fields: {
      valid_days: 'Days that a proposal is valid',
      remind_days: 'Days until you are reminded',
      next_steps: 'Next steps after a yes',
    },
  },
}

/** @returns the label of a field; of one that this release does not know, its name. */
export function settingLabel(section: SettingsSection, field: string): string {
  return (settingsLabels[section].fields as Record<string, string>)[field] ?? field
}

/** Labels for a field of an unknown section: several sections use the same name. */
export function anySettingLabel(field: string): string {
  const section = settingsSections.find((each) => field in settingsLabels[each].fields)
  return section ? settingLabel(section, field) : field
}

/** Shown with the sections, and neither stored nor public as they are. */
export const privateSections = [
  {
    section: 'mail',
    title: 'Mail',
    about: 'Mails about enquiries, and for a forgotten password',
    words: 'smtp email server sender',
  },
  { section: 'backup', title: 'Backup', about: 'Place, restore points, download and key', words: 'restore bucket' },
] as const

export type PrivateSection = (typeof privateSections)[number]['section']
