import type { SiteProfile } from '#contract/site.ts'
import { contactNames, isPlaceholder } from '#values/placeholder-contacts.ts'

/** The placeholders among the public contacts, and whether visitors can reach anyone. */
export function stateOfContacts(profile: SiteProfile) {
  const { whatsapp_number, phone, email } = profile
  return {
    placeholders: contactNames.filter((name) => isPlaceholder(profile[name] ?? '')),
    reachable: [whatsapp_number, phone, email].some((contact) => contact !== null),
  }
}
