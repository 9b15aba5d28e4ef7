import { z } from 'zod'
import { accentNames } from '#values/accents.ts'
import { publicCalls } from './http/public-calls.ts'
import { pictureSchema } from './pictures.ts'

/** First values of the profile, before the owner changes the settings. */
export interface EnvironmentProfile {
  brand_name: string
  legal_name: string
  tagline: string
  site_url: string
  whatsapp_number: string | null
  phone: string | null
  email: string | null
  partner_email: string | null
  address: string | null
  application_url: string | null
  sample_content: boolean
  offline_pages: boolean
}

const logoSchema = pictureSchema.pick({ url: true, width: true, height: true }).nullable()

/** Settings that every page may show; components contain no literals for them. */
export const siteProfileSchema = z.object({
  brand_name: z.string(),
  legal_name: z.string(),
  tagline: z.string(),
  site_url: z.string(),
  copyright_year: z.int(),
  logo: logoSchema,
  logo_dark: logoSchema.describe('for dark ground'),
  logo_has_name: z.boolean().describe('whether the name is not repeated beside the logo'),
  accent: z.enum(accentNames),
  favicon: z.string().nullable().describe('URL of a picture'),
  whatsapp_number: z.string().nullable(),
  whatsapp_hours: z.string(),
  whatsapp_greeting: z.string(),
  whatsapp_enquiry: z.string().describe('first line of a chat about a trip; {trip} is replaced by its title'),
  price_line: z.string().describe('shown under each price'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  partner_email: z.string().nullable(),
  address: z.string().nullable(),
  application_url: z.string().nullable(),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  rates: z
    .object({
      rates: z.array(z.object({ code: z.string(), sign: z.string(), rupees: z.number() })),
      date: z.string().describe("such as 'at rates of 20 November'"),
      text: z.string().describe('all rates in a sentence'),
      until: z.iso.date().describe('not shown later'),
    })
    .nullable()
    .describe('currencies that prices are also shown in'),
  cancellation: z.boolean().describe('whether there is a cancellation policy'),
  gstin: z.string().nullable(),
  registration: z.string().nullable().describe('with a ministry or a state for tourism'),
  whatsapp_reply: z.string().describe('how soon WhatsApp is answered'),
  answered_by: z.string().nullable().describe('name of the person who answers'),
  sample_content: z.boolean().describe('whether the site shows demo content, such as sample quotes'),
  offline_pages: z.boolean().describe('whether browsers store opened and saved pages for offline use'),
})

export type SiteProfile = z.infer<typeof siteProfileSchema>

const titledTexts = z.array(z.object({ title: z.string(), text: z.string() }))

const figureSchema = z.object({ value: z.string(), label: z.string() })
const figuresSchema = z.array(figureSchema)

const homePageSchema = z.object({
  headline: z.string(),
  line: z.string(),
  button: z.string(),
  eyebrow: z.string().nullable(),
  heading: z.string(),
  intro: z.string(),
  contact_button: z.string(),
  figures: z.array(figureSchema.extend({ note: z.string().nullable() })),
})

const richText = z.string().describe('sanitised HTML, or blank')

const aboutPageSchema = z.object({
  heading: z.string(),
  lead: z.string(),
  mission: z.string(),
  vision: z.string(),
  values: titledTexts,
  steps: titledTexts,
  sustainability: z.string(),
  promises: titledTexts,
  more: richText,
  figures: figuresSchema,
  founders_heading: z.string(),
  founders: z.array(
    z.object({ name: z.string(), role: z.string().nullable(), words: z.string(), photo: pictureSchema.nullable() }),
  ),
})

export type AboutPageTexts = z.infer<typeof aboutPageSchema>

const partnerPageSchema = z.object({
  application_note: z.string(),
  lead: z.string(),
  benefits: titledTexts,
  criteria: titledTexts,
  vendor_types: titledTexts,
  steps: titledTexts,
  quotes: z.array(z.object({ name: z.string(), quote: z.string() })),
  quotes_are_samples: z.boolean(),
  invitation: z.string(),
  more: richText,
  partner_email_reply: z.string(),
  phone_hours: z.string(),
  figures: figuresSchema,
})

export type PartnerPageTexts = z.infer<typeof partnerPageSchema>

const contactPageSchema = z.object({
  heading: z.string(),
  lead: z.string(),
  faqs: z.array(z.object({ topic: z.string(), question: z.string(), answer: z.string() })),
  more: richText,
  whatsapp_reply: z.string(),
  email_reply: z.string(),
  partner_email_reply: z.string(),
  phone_hours: z.string(),
})

export type ContactPageTexts = z.infer<typeof contactPageSchema>

export type LegalPageName = 'privacy' | 'terms' | 'cancellation'

const legalPageSchema = z.object({
  date: z.string().nullable(),
  sections: z.array(
    z.object({
      id: z.string().describe('anchor on the page'),
      heading: z.string().describe('blank before the first heading'),
      html: z.string(),
    }),
  ),
})

export type LegalPageText = z.infer<typeof legalPageSchema>

const calls = publicCalls('Site')

function legalCall(page: LegalPageName, summary: string) {
  return calls
    .get(`/site/${page}`, `get_${page}_page`, summary)
    .output(legalPageSchema)
    .errors({ LEGAL_PAGE_NOT_FOUND: { status: 404, message: 'There is no such text' } })
}

export const siteContract = {
  profile: calls.get('/site', 'get_site', 'Brand, contacts and links').output(siteProfileSchema),
  home: calls.get('/site/home', 'get_home_page', 'Texts and figures of the home page').output(homePageSchema),
  about: calls.get('/site/about', 'get_about_page', 'Texts of the about page').output(aboutPageSchema),
  partner: calls.get('/site/partner', 'get_partner_page', 'Texts of the page for partners').output(partnerPageSchema),
  contact: calls.get('/site/contact', 'get_contact_page', 'Texts of the contact page').output(contactPageSchema),
  privacy: legalCall('privacy', 'The privacy policy in sections'),
  terms: legalCall('terms', 'The terms of use in sections'),
  cancellation: legalCall('cancellation', 'The cancellation policy in sections'),
}
