import { z } from 'zod'
import type { EnvironmentProfile } from '#contract/site.ts'
import { contactNames, placeholderContacts, type ContactName } from '#values/placeholder-contacts.ts'

export const profileVariables = {
  DEMO_CONTENT: z.enum(['on', 'off']).default('on'),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
}

interface ProfileOptions {
  siteUrl: string
  demoContent: boolean
  keepsPages: boolean
}

/** @returns the first values of the settings that the owner changes in the back office. */
export function firstProfile({ siteUrl, demoContent, keepsPages }: ProfileOptions): EnvironmentProfile {
  // Without demo content contacts are empty: placeholders would look real.
  const entries = contactNames.map((name) => [name, demoContent ? placeholderContacts[name] : null])
  return {
    brand_name: 'Hatheli',
    legal_name: 'Hatheli Journeys Private Limited',
    tagline: 'Put India in your hands. Trips curated by local experts across India.',
    site_url: siteUrl,
    sample_content: demoContent,
    keeps_pages: keepsPages,
    ...(Object.fromEntries(entries) as Pick<EnvironmentProfile, ContactName>),
  }
}
