import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import type { Write } from './list-writes.ts'

export const enquiryWrites: Record<string, Write> = {
  'enquiries.create': async ({ adminApi }) => {
    const enquiry_data = { name: 'Asha', phone: '+91 98450 12345', words: 'She called about Kanha.' }
    await adminApi.admin.enquiries.create({ enquiry_data })
    return ['event']
  },
  'enquiries.erase': async ({ adminApi, db }) => {
    await adminApi.admin.enquiries.erase({ enquiry_id: (await anEnquiry(db)).id })
    return ['event']
  },
  'enquiries.update': async ({ adminApi, db }) => {
    const { id } = await anEnquiry(db)
    await adminApi.admin.enquiries.update({ enquiry_id: id, enquiry_data: { status: 'answered' } })
    return ['event']
  },
  'enquiries.delete': async ({ adminApi, db }) => {
    await adminApi.admin.enquiries.delete({ enquiry_id: (await anEnquiry(db)).id })
    return ['event']
  },
}
