import { schemaResolver } from '@mantine/form'
import { enquiryDataSchema, type AdminEnquiry, type EnquiryData } from '#contract/admin/enquiries.ts'
import type { HistoryField } from '../publishing/history/history-kind.ts'
import { enquiryLabels } from './enquiry-words.ts'

export type EnquiryValues = EnquiryData

export function enquiryValuesOf(enquiry: Pick<AdminEnquiry, keyof EnquiryData> | null): EnquiryValues {
  return { status: enquiry?.status ?? 'new', notes: enquiry?.notes ?? '', taken_by: enquiry?.taken_by ?? '' }
}

export const enquiryFields: HistoryField<EnquiryValues>[] = [
  {
    label: 'Status',
    names: ['status'],
    shown: ({ status }) => ({ as: 'value', text: enquiryLabels[status] }),
    take: (form, { status }) => ({ ...form, status }),
  },
  {
    label: 'Taken by',
    names: ['taken_by'],
    shown: ({ taken_by }) => ({ as: 'value', text: taken_by }),
    take: (form, { taken_by }) => ({ ...form, taken_by }),
  },
  {
    label: 'Notes',
    names: ['notes'],
    shown: ({ notes }) => ({ as: 'text', text: notes }),
    take: (form, { notes }) => ({ ...form, notes }),
  },
]

export const enquiryErrorsOf = schemaResolver(enquiryDataSchema, { sync: true })
