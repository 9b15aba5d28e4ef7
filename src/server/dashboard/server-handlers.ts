import { adminProcedure } from '../api/admin-procedure.ts'
import { stateOfContacts } from './contacts.ts'

export const serverHandlers = {
  status: adminProcedure.server.status.handler(async ({ context: { disk, settings } }) => {
    const current = await settings.read()
    const { profile, values } = current
    return {
      brand_name: profile.brand_name,
      disk: disk ? await disk.usage() : null,
      gst_rate: values.taxes.gst_rate,
      keep_months: values.enquiries.keep_months,
      contacts: stateOfContacts(current),
    }
  }),
}
