import { schemaResolver } from '@mantine/form'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import type { OwnEnquiry } from '#contract/admin/enquiries.ts'
import { enquiryLimits, ownEnquirySchema } from '#contract/enquiries.ts'
import { LimitedInput, LimitedTextarea } from '../kit/field/limited-input.tsx'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { placeOf, type FormPlace } from '../kit/list/use-list-form.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'

const { created, createFailed } = inboxMessages
const blank = { name: '', email: '', phone: '', words: '' }

const ownEnquiryKind: FormKind<OwnEnquiry, OwnEnquiry> = {
  type: 'added enquiry',
  blank: () => blank,
  errorsOf: schemaResolver(ownEnquirySchema, { sync: true }),
  valuesOf: (values) => values,
  save: (enquiry_data, { api }) => api.enquiries.create({ enquiry_data }),
  messages: { created, updated: created, failed: () => createFailed },
  fieldErrors: (error) => fieldErrorsOf(error, 'enquiry_data'),
}

/** Writes down who called, or wrote elsewhere, so that a proposal can be made for them. */
export function AddEnquiryDialog({ place }: { place: FormPlace }) {
  const session = useEditing(ownEnquiryKind, placeOf(place))
  const { form } = session
  return (
    <FormDialog session={session} onClose={place.onClose} title="Add Enquiry" submitLabel="Add Enquiry" size="42rem">
      <LimitedInput label="Name" required limit={enquiryLimits.name} {...form.getInputProps('name')} />
      <LimitedInput
        label="Phone"
        description="One of phone and e-mail is enough"
        type="tel"
        limit={enquiryLimits.phone}
        {...form.getInputProps('phone')}
      />
      <LimitedInput label="E-mail" type="email" limit={enquiryLimits.email} {...form.getInputProps('email')} />
      <LimitedTextarea
        label="What they wish"
        required
        rows={5}
        limit={enquiryLimits.words}
        {...form.getInputProps('words')}
      />
    </FormDialog>
  )
}
