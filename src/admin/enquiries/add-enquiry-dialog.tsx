import { inboxMessages } from '#contract/enquiry-messages.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { placeOf, type FormPlace } from '../kit/list/use-list-form.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { ownEnquiryContent, ownEnquiryFields, type OwnEnquiryValues } from './enquiry-form.ts'

const { created, createFailed } = inboxMessages

const ownEnquiryKind: FormKind<OwnEnquiryValues, OwnEnquiryValues> = {
  type: 'added enquiry',
  ...ownEnquiryContent,
  save: (values, { api }) => api.enquiries.create({ enquiry_data: ownEnquiryContent.dataOf(values) }),
  messages: { created, updated: created, failed: () => createFailed },
  fieldErrors: (error) => fieldErrorsOf(error, 'enquiry_data'),
}

/** Writes down who called, or wrote elsewhere, so that a proposal can be made for them. */
export function AddEnquiryDialog({ place }: { place: FormPlace }) {
  const session = useEditing(ownEnquiryKind, placeOf(place))
  return (
    <FormDialog session={session} onClose={place.onClose} title="Add Enquiry" submitLabel="Add Enquiry" size="42rem">
      {Object.entries(ownEnquiryFields).map(([name, field]) => (
        <FieldInput key={name} field={field} input={session.form.getInputProps(name)} />
      ))}
    </FormDialog>
  )
}
