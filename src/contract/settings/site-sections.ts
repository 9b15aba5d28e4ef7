import { accentNames, accents } from '#values/accents.ts'
import { currencies, currencyCodes, ratesValidDays, type Currency } from '#values/format/currencies.ts'
import { gstMark } from '#values/trips/gst.ts'
import { tripMark } from '#values/whatsapp.ts'
import { tripAdviceFields } from '../content/trip-advice-fields.ts'
import {
  email,
  flag,
  line,
  lines,
  link,
  notShown,
  numberIn,
  optionalLine,
  phone,
  picture,
  rows,
  type DeclaredSection,
} from './kinds.ts'
import { settingsMessages } from './messages.ts'

/** State, permanent account number, entity, Z, check digit. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

/** Such as '5% GST' or 'GST (5 %)': the rate has a field. */
const namesGstRate = /\d\s*%[^%]*\bGST\b|\bGST\b[^%]*\d\s*%/i

const figures = {
  ...rows,
  row: 'figure',
  max: 4,
  columns: {
    value: { kind: 'text', label: 'Figure', limit: 12, required: true },
    label: { kind: 'text', label: 'What it counts', limit: 40, required: true },
  },
} as const

/** Rupees for one unit of a currency; without a rate it is not offered. */
const rate = { ...numberIn(0.01, 10_000, 0.01), required: undefined, blank: null } as const

const advice = { ...optionalLine, limit: tripAdviceFields.safety.limit, lines: [2, 12] } as const

/** Sections about the company and every page, in the order of the list. */
export const siteSections = {
  company: {
    title: 'Company',
    about: 'Name, logo, colours and the lines on every page',
    fields: {
      brand_name: { ...line, label: 'Company name', limit: 60 },
      legal_name: { ...line, label: 'Legal name', hint: 'In the legal texts and for search engines' },
      tagline: { ...line, label: 'Tagline', limit: 200, hint: 'In the footer, and where a page has no description' },
      copyright_year: { ...numberIn(1900, 2199), label: 'Copyright year' },
      logo: {
        ...picture,
        label: 'Logo',
        hint: 'PNG, JPG or WebP, max 2MB; at least 160 pixels high. Without one the palm is shown',
      },
      logo_has_name: { ...flag, label: 'The logo contains the name', hint: 'Then the name is not repeated beside it' },
      logo_dark: {
        ...picture,
        label: 'Logo for dark ground',
        hint: 'In the footer. Without one the logo above is shown there',
      },
      favicon: {
        ...picture,
        label: 'Icon of the browser tab',
        hint: 'A square of at least 512 pixels, max 2MB. Without one the logo is shown',
      },
      accent: {
        kind: 'choice',
        label: 'Colours',
        options: accentNames,
        labels: accents,
        hint: 'For buttons, links and signs, here and on the site',
        required: true,
        public: 'page',
      },
      gstin: {
        ...optionalLine,
        label: 'GSTIN',
        limit: 15,
        rule: { isValid: (typed) => gstinPattern.test(typed), message: settingsMessages.gstin },
        hint: notShown,
      },
      registration: {
        ...optionalLine,
        label: 'Tourism registration',
        limit: 120,
        hint: `Of the Ministry or a state, with its number. ${notShown}`,
      },
    },
  },
  home: {
    title: 'Home page',
    about: 'Headline, introduction and buttons',
    fields: {
      headline: { ...line, label: 'Headline', limit: 60, hint: 'Over the picture' },
      line: { ...line, label: 'Line below the headline' },
      button: { ...line, label: 'Button below the line', limit: 30, hint: 'Leads to Wildlife Escapes' },
      eyebrow: { ...optionalLine, label: 'Small line above the introduction', hint: notShown },
      heading: { ...line, label: 'Heading of the introduction', limit: 80 },
      intro: { ...lines, label: 'Introduction' },
      contact_button: { ...line, label: 'Button below the introduction', limit: 30, hint: 'Leads to the contact page' },
    },
  },
  contacts: {
    title: 'Contacts and hours',
    about: 'Phone, email, address and hours',
    fields: {
      phone: { ...phone, label: 'Phone' },
      phone_hours: { ...line, label: 'Phone hours' },
      email: { ...email, label: 'Email' },
      email_reply: { ...line, label: 'Email is answered in' },
      partner_email: { ...email, label: 'Email for partners' },
      partner_email_reply: { ...line, label: 'Partners are answered within' },
      address: { ...optionalLine, label: 'Address', limit: 300, lines: [2, 12], hint: notShown },
      answered_by: {
        ...optionalLine,
        label: 'Who answers',
        hint: `A first name, beside the WhatsApp hours. ${notShown}`,
      },
    },
  },
  social: {
    title: 'Social links',
    about: 'Profiles that the footer and search engines name',
    fields: {
      instagram: { ...link, label: 'Instagram' },
      facebook: { ...link, label: 'Facebook' },
      youtube: { ...link, label: 'YouTube' },
      linkedin: { ...link, label: 'LinkedIn' },
      x: { ...link, label: 'X' },
    },
  },
  whatsapp: {
    title: 'WhatsApp',
    about: 'The number, its hours, and the first line of a chat',
    fields: {
      whatsapp_number: { ...phone, label: 'WhatsApp number', hint: 'Leave blank to hide the WhatsApp buttons' },
      whatsapp_hours: { ...line, label: 'WhatsApp hours' },
      whatsapp_reply: { ...line, label: 'WhatsApp is answered in' },
      greeting: { ...lines, label: 'First line of a chat', limit: 300 },
      enquiry: {
        ...lines,
        label: 'First line about a trip',
        limit: 300,
        rule: { isValid: (typed) => typed.includes(tripMark), message: settingsMessages.tripMark },
        hint: `${tripMark} is replaced by the title of the trip`,
      },
    },
  },
  figures: {
    title: 'Figures',
    about: 'The large numbers of the home, about and partner pages',
    fields: {
      home: {
        ...figures,
        label: 'Home page',
        columns: { ...figures.columns, note: { kind: 'text', label: 'Small line below it', limit: 80, blank: null } },
      },
      about: { ...figures, label: 'About page' },
      partner: { ...figures, label: 'Partner page', max: 2 },
    },
  },
  taxes: {
    title: 'Prices and GST',
    about: 'The rate, and the lines beside each price',
    fields: {
      gst_rate: { ...numberIn(0, 50, 0.01), label: 'GST rate', hint: 'Percent, added to prices on trip pages' },
      price_line: {
        ...line,
        label: 'Line under the price',
        limit: 80,
        rule: { isValid: (typed) => !namesGstRate.test(typed), message: settingsMessages.gstMark },
        hint: `${gstMark} is replaced by the GST rate`,
      },
      price_note: { ...line, label: 'Note under the button' },
    },
  },
  rates: {
    title: 'Currencies',
    about: 'Rates at which guests from abroad also see prices',
    fields: {
      from: {
        kind: 'day',
        label: 'Rates from',
        hint: `Shown with the prices, which are hidden ${ratesValidDays} days later`,
        blank: null,
        public: 'page',
      },
      ...(Object.fromEntries(
        currencyCodes.map((code) => [
          code,
          { ...rate, label: `Rupees for one ${currencies[code].name} (${code.toUpperCase()})` },
        ]),
      ) as Record<Currency, typeof rate & { label: string }>),
    },
  },
  advice: {
    title: 'Before you come',
    about: 'Texts for trips that have none of these',
    fields: {
      safety: { ...advice, label: tripAdviceFields.safety.label, hint: 'Nearest hospital, phone network, women alone' },
      permits: { ...advice, label: tripAdviceFields.permits.label, hint: 'With sums, and for guests from abroad' },
      insurance: { ...advice, label: tripAdviceFields.insurance.label },
      packing: { ...advice, label: tripAdviceFields.packing.label },
      payment: { ...advice, label: tripAdviceFields.payment.label, hint: 'How and when one pays' },
      food: { ...advice, label: tripAdviceFields.food.label },
    },
  },
} as const satisfies Record<string, DeclaredSection>
