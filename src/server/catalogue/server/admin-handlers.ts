import type { SiteProfile } from '#contract/site.ts'
import { contactNames, placeholderContacts } from '#values/placeholder-contacts.ts'
import { adminProcedure } from '../common/admin-procedure.ts'

export const serverHandlers = {
  status: adminProcedure.server.status.handler(async ({ context: { disk, profile } }) => ({
    brand_name: profile.brand_name,
    disk: disk ? await disk.usage() : null,
    contacts: contactsOf(profile),
  })),
}

function contactsOf(profile: SiteProfile) {
  const { whatsapp_number, phone, email } = profile
  return {
    placeholders: contactNames.filter((name) => profile[name] === placeholderContacts[name]),
    reachable: [whatsapp_number, phone, email].some((contact) => contact !== null),
  }
}
