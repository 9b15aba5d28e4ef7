import { enquiryDataSchema } from '#contract/admin/enquiries.ts'
import type { Fields } from '#contract/content/field.ts'
import { enquiryLimits, enquiryStatuses, ownEnquirySchema } from '#contract/enquiries.ts'
import { personLength } from '#contract/http/person-header.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import { enquiryLabels } from './enquiry-words.ts'

const text = { kind: 'text', blank: '', public: false } as const
const required = { kind: 'text', required: true, public: false } as const

/** What the owner notes about an enquiry. */
export const enquiryFields = {
  status: {
    kind: 'choice',
    label: 'Status',
    options: enquiryStatuses,
    labels: enquiryLabels,
    required: true,
    public: false,
  },
  taken_by: { ...text, label: 'Taken by', limit: personLength },
  notes: {
    ...text,
    label: 'Notes',
    hint: 'Only for you; the sender never sees them',
    limit: enquiryLimits.notes,
    lines: [3, 12],
  },
} as const satisfies Fields

export type EnquiryValues = FormValues<typeof enquiryFields>

export const enquiryContent = contentForm(enquiryFields, enquiryDataSchema)

/** What the owner writes down for someone who called or wrote elsewhere. */
export const ownEnquiryFields = {
  name: { ...required, label: 'Name', limit: enquiryLimits.name },
  phone: {
    ...text,
    label: 'Phone',
    hint: 'One of phone and e-mail is enough',
    form: 'phone',
    limit: enquiryLimits.phone,
  },
  email: { ...text, label: 'E-mail', form: 'email', limit: enquiryLimits.email },
  words: { ...required, label: 'What they wish', limit: enquiryLimits.words, lines: [5, 12] },
} as const satisfies Fields

export type OwnEnquiryValues = FormValues<typeof ownEnquiryFields>

export const ownEnquiryContent = contentForm(ownEnquiryFields, ownEnquirySchema)
