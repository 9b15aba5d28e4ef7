import type { SiteProfile } from '#contract/site.ts'
import { contactNames, isPlaceholder } from '#values/placeholder-contacts.ts'
import { adminProcedure } from '../common/admin-procedure.ts'

export const serverHandlers = {
  status: adminProcedure.server.status.handler(async ({ context: { disk, settings } }) => {
    const { profile, values } = await settings.read()
    return {
      brand_name: profile.brand_name,
      disk: disk ? await disk.usage() : null,
      gst_rate: values.taxes.gst_rate,
      keep_months: values.enquiries.keep_months,
      contacts: contactsOf(profile),
    }
  }),
}

function contactsOf(profile: SiteProfile) {
  const { whatsapp_number, phone, email } = profile
  return {
    placeholders: contactNames.filter((name) => isPlaceholder(profile[name] ?? '')),
    reachable: [whatsapp_number, phone, email].some((contact) => contact !== null),
  }
}
