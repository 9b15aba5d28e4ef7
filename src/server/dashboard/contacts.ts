import type { PlaceholderName } from '#contract/admin/installation/server.ts'
import { placeholderFields } from '#contract/settings/placeholders.ts'
import { contactNames, isPlaceholder } from '#values/placeholder-contacts.ts'
import type { CurrentSettings } from '../api/settings.ts'

/** The placeholders that visitors see, and whether visitors can reach anyone. */
export function stateOfContacts({ profile, values, first }: CurrentSettings) {
  const { whatsapp_number, phone, email } = profile
  const hasExample = (section: 'figures' | 'legal') =>
    placeholderFields(section, values[section], first[section]).length > 0
  const placeholders: PlaceholderName[] = contactNames.filter((name) => isPlaceholder(profile[name] ?? ''))
  if (hasExample('figures')) placeholders.push('figures')
  if (hasExample('legal')) placeholders.push('court')
  return { placeholders, reachable: [whatsapp_number, phone, email].some((contact) => contact !== null) }
}
