import { z } from 'zod'
import type { EnvironmentProfile } from '#contract/site.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { contactNames, placeholderContacts, type ContactName } from '#values/placeholder-contacts.ts'

/** Undefined if unset; set but empty means that the site has none. */
const contact = (schema: z.ZodType<string, string> = z.string().max(300)) =>
  z
    .string()
    .transform((value) => value.trim() || null)
    .pipe(schema.nullable())
    .optional()

const phone = z
  .string()
  .regex(/^\+?[\d\s()-]{6,24}$/, 'must be a phone number')
  .transform(withCountryCode)

export const profileVariables = {
  DEMO_CONTENT: z.enum(['on', 'off']).default('on'),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  BRAND_NAME: z.string().min(1).max(60).default('Hatheli'),
  BRAND_LEGAL_NAME: z.string().min(1).max(120).default('Hatheli Journeys Private Limited'),
  BRAND_TAGLINE: z
    .string()
    .min(1)
    .max(200)
    .default('Put India in your hands. Trips curated by local experts across India.'),
  CONTACT_WHATSAPP: contact(phone),
  CONTACT_PHONE: contact(phone),
  CONTACT_EMAIL: contact(z.email()),
  CONTACT_PARTNER_EMAIL: contact(z.email()),
  CONTACT_ADDRESS: contact(),
  PARTNER_APPLICATION_URL: contact(z.url({ protocol: /^https?$/ })),
}

type ProfileEnvironment = z.output<z.ZodObject<typeof profileVariables>> & { NODE_ENV: string }

/** @returns the first values of the settings, and what the site is told of its environment. */
export function profileOf(env: ProfileEnvironment, siteUrl: string): EnvironmentProfile {
  return {
    brand_name: env.BRAND_NAME,
    legal_name: env.BRAND_LEGAL_NAME,
    tagline: env.BRAND_TAGLINE,
    site_url: siteUrl,
    sample_content: env.DEMO_CONTENT === 'on',
    keeps_pages: env.OFFLINE_PAGES === 'on' && env.NODE_ENV !== 'development',
    ...contactsOf(env),
  }
}

/** Without demo content, what is unset is none: placeholders would look like real contacts. */
function contactsOf(env: ProfileEnvironment): Pick<EnvironmentProfile, ContactName> {
  const given: Record<ContactName, string | null | undefined> = {
    whatsapp_number: env.CONTACT_WHATSAPP,
    phone: env.CONTACT_PHONE,
    email: env.CONTACT_EMAIL,
    partner_email: env.CONTACT_PARTNER_EMAIL,
    address: env.CONTACT_ADDRESS,
    application_url: env.PARTNER_APPLICATION_URL,
  }
  const unset = (name: ContactName) => (env.DEMO_CONTENT === 'on' ? placeholderContacts[name] : null)
  const entries = contactNames.map((name) => [name, given[name] === undefined ? unset(name) : given[name]])
  return Object.fromEntries(entries) as Pick<EnvironmentProfile, ContactName>
}
