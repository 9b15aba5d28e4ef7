import { settingsLimits as limits, type Settings, type SettingsSection } from '#contract/settings/sections.ts'
import { currencyCodes, ratesValidDays, type Currency } from '#values/format/currencies.ts'
import { accents } from '#values/accents.ts'
import { gstMark } from '#values/trips/gst.ts'
import { tripMark } from '#values/whatsapp.ts'

export type SettingField =
  | { as: 'line'; limit: number; type?: 'tel' | 'email' | 'url' | 'date'; hint?: string }
  | { as: 'lines'; limit: number; hint?: string }
  | { as: 'number'; min: number; max: number; step?: number; hint?: string }
  | { as: 'switch'; hint: string }
  | { as: 'accent'; options: Record<string, string>; hint?: string }
  | { as: 'picture'; hint: string }
  | { as: 'rich'; hint?: string }
  | { as: 'rows'; row: string; max: number; columns: Record<string, RowColumn>; hint?: string }

export type RowColumn = { label: string } & (
  | { as: 'line' | 'lines'; limit: number }
  | { as: 'picture'; hint: string }
  | { as: 'rich' }
)

type SectionFields = { [Section in SettingsSection]: Record<keyof Settings[Section], SettingField> }

const { line, title, text, contact } = limits

const notShown = 'Blank: it is not shown'

const short = (limit: number, hint?: string): SettingField => ({ as: 'line', limit, ...(hint && { hint }) })
const long = (limit: number = text): SettingField => ({ as: 'lines', limit })
const advice = (hint?: string): SettingField => ({ as: 'lines', limit: limits.advice, ...(hint && { hint }) })
const rich = (hint?: string): SettingField => ({ as: 'rich', ...(hint && { hint }) })
const rate: SettingField = { as: 'number', ...limits.rupees }
const link = (hint?: string): SettingField => ({ as: 'line', type: 'url', limit: contact, ...(hint && { hint }) })
const phone: SettingField = { as: 'line', type: 'tel', limit: contact, hint: notShown }
const email: SettingField = { as: 'line', type: 'email', limit: contact, hint: notShown }

export function isPhone(field: SettingField): boolean {
  return field.as === 'line' && field.type === 'tel'
}

const titledTexts = (row: string): SettingField => ({
  as: 'rows',
  row,
  max: limits.rows.texts,
  columns: { title: { label: 'Title', as: 'line', limit: title }, text: { label: 'Text', as: 'lines', limit: text } },
})

const figures = (max: number, more: Record<string, RowColumn> = {}): SettingField => ({
  as: 'rows',
  row: 'figure',
  max,
  columns: {
    value: { label: 'Figure', as: 'line', limit: limits.figure.value },
    label: { label: 'What it counts', as: 'line', limit: limits.figure.label },
    ...more,
  },
})

/** In the order of the form. */
const sectionFields: SectionFields = {
  company: {
    brand_name: short(limits.brand),
    legal_name: short(limits.legalName, 'In the legal texts and for search engines'),
    tagline: short(200, 'In the footer, and where a page has no description'),
    copyright_year: { as: 'number', ...limits.years },
    logo: { as: 'picture', hint: 'PNG, JPG or WebP, max 2MB; at least 160 pixels high. Without one the palm is shown' },
    logo_has_name: { as: 'switch', hint: 'Then the name is not repeated beside it' },
    logo_dark: { as: 'picture', hint: 'In the footer. Without one the logo above is shown there' },
    favicon: { as: 'picture', hint: 'A square of at least 512 pixels, max 2MB. Without one the logo is shown' },
    accent: { as: 'accent', options: accents, hint: 'For buttons, links and signs, here and on the site' },
    gstin: short(15, notShown),
    registration: short(limits.registration, `Of the Ministry or a state, with its number. ${notShown}`),
  },
  home: {
    headline: short(limits.headline, 'Over the picture'),
    line: short(line),
    button: short(limits.button, 'Leads to Wildlife Escapes'),
    eyebrow: short(title, notShown),
    heading: short(title),
    intro: long(),
    contact_button: short(limits.button, 'Leads to the contact page'),
  },
  contacts: {
    phone,
    phone_hours: short(line),
    email,
    email_reply: short(line),
    partner_email: email,
    partner_email_reply: short(line),
    address: { as: 'lines', limit: contact, hint: notShown },
    answered_by: short(title, `A first name, beside the WhatsApp hours. ${notShown}`),
  },
  social: { instagram: link(), facebook: link(), youtube: link(), linkedin: link(), x: link() },
  whatsapp: {
    whatsapp_number: { ...phone, hint: 'Leave blank to hide the WhatsApp buttons' },
    whatsapp_hours: short(line),
    whatsapp_reply: short(line),
    greeting: long(contact),
    enquiry: { as: 'lines', limit: contact, hint: `${tripMark} is replaced by the title of the trip` },
  },
  figures: {
    home: figures(limits.rows.figures, { note: { label: 'Small line below it', as: 'line', limit: title } }),
    about: figures(limits.rows.figures),
    partner: figures(limits.rows.partnerFigures),
  },
  taxes: {
    gst_rate: { as: 'number', ...limits.gst, hint: 'Percent, added to prices on trip pages' },
    price_line: short(title, `${gstMark} is replaced by the GST rate`),
    price_note: short(line),
  },
  rates: {
    from: {
      as: 'line',
      type: 'date',
      limit: 10,
      hint: `Shown with the prices, which are hidden ${ratesValidDays} days later`,
    },
    ...(Object.fromEntries(currencyCodes.map((code) => [code, rate])) as Record<Currency, SettingField>),
  },
  advice: {
    safety: advice('Nearest hospital, phone network, women alone'),
    permits: advice('With sums, and for guests from abroad'),
    insurance: advice(),
    packing: advice(),
    payment: advice('How and when one pays'),
    food: advice(),
  },
  about: {
    heading: short(line),
    lead: long(),
    mission: long(),
    vision: long(),
    values: titledTexts('value'),
    steps: titledTexts('step'),
    sustainability: long(),
    promises: titledTexts('promise'),
    more: rich('Another part of the page; leave blank to hide it'),
  },
  founders: {
    heading: short(line),
    founders: {
      as: 'rows',
      row: 'founder',
      max: limits.rows.founders,
      hint: 'The about page shows them once there is one',
      columns: {
        name: { label: 'Name', as: 'line', limit: title },
        role: { label: 'Role', as: 'line', limit: title },
        photo: { label: 'Photo', as: 'picture', hint: 'Upright, at least 800 pixels wide, max 2MB' },
        words: { label: 'Words', as: 'lines', limit: text },
      },
    },
  },
  partner: {
    application_url: link('Leave blank to hide the application buttons'),
    application_note: short(contact),
    lead: long(),
    benefits: titledTexts('benefit'),
    criteria: titledTexts('criterion'),
    vendor_types: titledTexts('type'),
    steps: titledTexts('step'),
    quotes: {
      as: 'rows',
      row: 'quote',
      max: limits.rows.quotes,
      columns: {
        name: { label: 'Who said it', as: 'line', limit: title },
        quote: { label: 'Words', as: 'lines', limit: text },
      },
    },
    invitation: long(),
    more: rich('Another part of the page; leave blank to hide it'),
  },
  contact: {
    heading: short(line),
    lead: long(),
    faqs: {
      as: 'rows',
      row: 'question',
      max: limits.rows.faqs,
      columns: {
        topic: { label: 'Topic', as: 'line', limit: title },
        question: { label: 'Question', as: 'line', limit: line },
        answer: { label: 'Answer', as: 'rich' },
      },
    },
    more: rich('Another part of the page; leave blank to hide it'),
  },
  legal: {
    privacy_date: short(title),
    privacy: rich('Second-level headings form its table of contents'),
    terms_date: short(title),
    court: short(title, 'City and state, in the first text of the terms'),
    terms: rich(),
    cancellation_date: short(title),
    cancellation: rich('A sample to begin with'),
    cancellation_confirmed: {
      as: 'switch',
      hint: 'Once you confirm the text, the site has a page /cancellation, linked in the footer',
    },
  },
  enquiries: {
    keep_months: { as: 'number', ...limits.keepMonths, hint: 'What is older is deleted for ever, at night' },
  },
  proposals: {
    valid_days: { as: 'number', ...limits.proposalDays, hint: 'Filled in when you make one' },
    remind_days: { as: 'number', ...limits.proposalDays, hint: 'The dashboard lists what got no answer' },
    next_steps: long(text),
  },
}

export function fieldsOf(section: SettingsSection): [name: string, field: SettingField][] {
  return Object.entries(sectionFields[section])
}
