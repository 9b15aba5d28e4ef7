import { z } from 'zod'
import { plainText } from '#values/format/excerpt.ts'
import { currencyCodes, type Currency } from '#values/format/currencies.ts'
import { accentNames } from '#values/accents.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { plainToHtml } from '#values/format/plain-to-html.ts'
import { tripMark } from '#values/whatsapp.ts'
import { tripAdviceFields } from '../content/trip-advice-fields.ts'
import { cleanText, textSchema, tooLong, tooMany } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureUrlSchema } from '../pictures.ts'
import { settingsMessages } from './messages.ts'

/** Settings that the owner changes in the browser: one row and one form per section (docs/decisions/0070). */
export const settingsSections = [
  'company',
  'home',
  'contacts',
  'social',
  'whatsapp',
  'figures',
  'taxes',
  'rates',
  'advice',
  'about',
  'founders',
  'partner',
  'contact',
  'legal',
  'enquiries',
  'proposals',
] as const

export type SettingsSection = (typeof settingsSections)[number]

export const settingsLimits = {
  brand: 60,
  legalName: 120,
  line: 120,
  headline: 60,
  button: 30,
  text: 600,
  contact: 300,
  richText: 60_000,
  figure: { value: 12, label: 40 },
  title: 80,
  answer: 6_000,
  advice: tripAdviceFields.safety.limit,
  registration: 120,
  years: { min: 1900, max: 2199 },
  gst: { min: 0, max: 50, step: 0.01 },
  rupees: { min: 0.01, max: 10_000, step: 0.01 },
  keepMonths: { min: 1, max: 120 },
  proposalDays: { min: 1, max: 90 },
  rows: { figures: 4, partnerFigures: 2, texts: 12, founders: 6, quotes: 3, faqs: 20 },
} as const

const phonePattern = /^\+?[\d\s()-]{6,24}$/

/** State, permanent account number, entity, Z, check digit. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

const { line, text, title, contact } = settingsLimits

/** A text or nothing: blank becomes null. */
const orNone = (max: number, isValid: (typed: string) => boolean = () => true, problem?: string) =>
  cleanText(z.string().trim().max(max, tooLong(max)))
    .refine((typed) => typed === '' || isValid(typed), problem)
    .transform((typed) => typed || null)
    .nullable()

const phone = () =>
  orNone(contact, (typed) => phonePattern.test(typed), settingsMessages.phone).transform(
    (typed) => typed && withCountryCode(typed),
  )
const email = () => orNone(contact, (typed) => z.email().safeParse(typed).success, settingsMessages.email)
const advice = () => orNone(settingsLimits.advice)
const link = () => orNone(contact, isWebAddress, settingsMessages.link)
const richText = () => cleanText(z.string().max(settingsLimits.richText, tooLong(settingsLimits.richText)))
/** Rich text that says something; a plain one, as it was stored once, is put into paragraphs. */
const answer = () =>
  cleanText(z.string().max(settingsLimits.answer, tooLong(settingsLimits.answer)))
    .refine((html) => plainText(html) !== '', adminMessages.fields.required)
    .transform(plainToHtml)
const picture = () => pictureUrlSchema.nullable()

function isWebAddress(typed: string): boolean {
  return z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(typed).success
}

const rowsOf = <Row extends z.ZodRawShape>(row: Row, max: number) => z.array(z.strictObject(row)).max(max, tooMany(max))

const titledTexts = () => rowsOf({ title: textSchema(title), text: textSchema(text) }, settingsLimits.rows.texts)

const figure = { value: textSchema(settingsLimits.figure.value), label: textSchema(settingsLimits.figure.label) }

interface Range {
  min: number
  max: number
}

const numberIn = ({ min, max }: Range) => {
  const message = settingsMessages.between(min, max)
  return z.coerce.number(message).min(min, message).max(max, message)
}

const wholeNumber = (range: Range) => numberIn(range).int(settingsMessages.between(range.min, range.max))

/** Rupees for one unit of a currency; blank: it is not offered. */
const rate = () => z.union([z.literal('').transform(() => null), z.null(), numberIn(settingsLimits.rupees)])

/** Such as '5% GST' or 'GST (5 %)': the rate has a field. */
const namesGstRate = /\d\s*%[^%]*\bGST\b|\bGST\b[^%]*\d\s*%/i

/** All fields of each section; a save names those that it changes. */
export const settingsSchemas = {
  company: z.strictObject({
    brand_name: textSchema(settingsLimits.brand),
    legal_name: textSchema(settingsLimits.legalName),
    tagline: textSchema(200),
    copyright_year: wholeNumber(settingsLimits.years),
    logo: picture(),
    logo_has_name: z.boolean(),
    logo_dark: picture(),
    favicon: picture(),
    accent: z.enum(accentNames),
    gstin: orNone(15, (typed) => gstinPattern.test(typed), settingsMessages.gstin),
    registration: orNone(settingsLimits.registration),
  }),
  home: z.strictObject({
    headline: textSchema(settingsLimits.headline),
    line: textSchema(line),
    button: textSchema(settingsLimits.button),
    eyebrow: orNone(title),
    heading: textSchema(title),
    intro: textSchema(text),
    contact_button: textSchema(settingsLimits.button),
  }),
  contacts: z.strictObject({
    phone: phone(),
    phone_hours: textSchema(line),
    email: email(),
    email_reply: textSchema(line),
    partner_email: email(),
    partner_email_reply: textSchema(line),
    address: orNone(contact),
    answered_by: orNone(title),
  }),
  social: z.strictObject({
    instagram: link(),
    facebook: link(),
    youtube: link(),
    linkedin: link(),
    x: link(),
  }),
  whatsapp: z.strictObject({
    whatsapp_number: phone(),
    whatsapp_hours: textSchema(line),
    whatsapp_reply: textSchema(line),
    greeting: textSchema(contact),
    enquiry: textSchema(contact).refine((typed) => typed.includes(tripMark), settingsMessages.tripMark),
  }),
  figures: z.strictObject({
    home: rowsOf({ ...figure, note: orNone(title).default(null) }, settingsLimits.rows.figures),
    about: rowsOf(figure, settingsLimits.rows.figures),
    partner: rowsOf(figure, settingsLimits.rows.partnerFigures),
  }),
  taxes: z.strictObject({
    gst_rate: numberIn(settingsLimits.gst),
    price_line: textSchema(title).refine((typed) => !namesGstRate.test(typed), settingsMessages.gstMark),
    price_note: textSchema(line),
  }),
  rates: z.strictObject({
    from: orNone(10, (typed) => z.iso.date().safeParse(typed).success, adminMessages.fields.day),
    ...(Object.fromEntries(currencyCodes.map((code) => [code, rate()])) as Record<Currency, ReturnType<typeof rate>>),
  }),
  advice: z.strictObject({
    safety: advice(),
    permits: advice(),
    insurance: advice(),
    packing: advice(),
    payment: advice(),
    food: advice(),
  }),
  about: z.strictObject({
    heading: textSchema(line),
    lead: textSchema(text),
    mission: textSchema(text),
    vision: textSchema(text),
    values: titledTexts(),
    steps: titledTexts(),
    sustainability: textSchema(text),
    promises: titledTexts(),
    more: richText(),
  }),
  founders: z.strictObject({
    heading: textSchema(line),
    founders: rowsOf(
      {
        name: textSchema(title),
        role: orNone(title),
        photo: picture(),
        words: textSchema(text),
      },
      settingsLimits.rows.founders,
    ),
  }),
  partner: z.strictObject({
    application_url: link(),
    application_note: textSchema(contact),
    lead: textSchema(text),
    benefits: titledTexts(),
    criteria: titledTexts(),
    vendor_types: titledTexts(),
    steps: titledTexts(),
    quotes: rowsOf({ name: textSchema(title), quote: textSchema(text) }, settingsLimits.rows.quotes),
    invitation: textSchema(text),
    more: richText(),
  }),
  contact: z.strictObject({
    heading: textSchema(line),
    lead: textSchema(text),
    faqs: rowsOf({ topic: textSchema(title), question: textSchema(line), answer: answer() }, settingsLimits.rows.faqs),
    more: richText(),
  }),
  legal: z.strictObject({
    privacy_date: textSchema(title),
    privacy: richText(),
    terms_date: textSchema(title),
    court: textSchema(title),
    terms: richText(),
    cancellation_date: orNone(title),
    cancellation: richText(),
    cancellation_confirmed: z.boolean(),
  }),
  enquiries: z.strictObject({ keep_months: wholeNumber(settingsLimits.keepMonths) }),
  proposals: z.strictObject({
    valid_days: wholeNumber(settingsLimits.proposalDays),
    remind_days: wholeNumber(settingsLimits.proposalDays),
    next_steps: textSchema(text),
  }),
} as const

/** The current settings: saved values, or else the first values. */
export type Settings = { [Section in SettingsSection]: z.output<(typeof settingsSchemas)[Section]> }
