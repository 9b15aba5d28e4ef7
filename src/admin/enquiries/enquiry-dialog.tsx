import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import type { AdminEnquiry } from '#contract/admin/enquiries.ts'
import { enquiryLimits, enquiryStatuses } from '#contract/enquiries.ts'
import { formatMoment } from '#values/format/dates.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { LimitedTextarea } from '../shell/field/limited-input.tsx'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import type { SaveTarget } from '../shell/form/form-kind.ts'
import { dialogPropsOf, FormState } from '../shell/form/form-state.tsx'
import { fieldErrorsOf } from '../shell/form/save-errors.ts'
import { useFormSession } from '../shell/form/use-form-session.ts'
import type { FormPlace } from '../shell/list/use-list-form.ts'
import { EnquiryBadge, MailBadge } from './enquiry-badges.tsx'
import { enquiryRefresh, enquiryFields, enquiryValuesOf, useEnquiryForm, type EnquiryValues } from './enquiry-form.ts'
import { EnquiryText } from './enquiry-text.tsx'
import { enquiryLabels } from './enquiry-words.ts'

const statusOptions = enquiryStatuses.map((value) => ({ value, label: enquiryLabels[value] }))

/** What somebody wrote, how to answer, and what became of it. */
export function EnquiryDialog({ place }: { place: FormPlace }) {
  const form = useEnquiryForm()
  const { updated, updateFailed, notFound } = inboxMessages
  const session = useFormSession({
    noun: 'enquiry',
    place,
    form,
    load: loadEnquiry,
    valuesOf: ({ enquiry }) => enquiryValuesOf(enquiry),
    save: saveEnquiry,
    missing: { code: 'ENQUIRY_NOT_FOUND', message: notFound },
    messages: { created: updated, updated, failed: () => updateFailed },
    refresh: enquiryRefresh,
    fieldErrors: (error) => fieldErrorsOf(error, 'enquiry_data', {}),
    loadFields: () => Promise.resolve(enquiryFields),
  })
  const enquiry = session.item?.enquiry
  return (
    <>
      <FormDialog
        {...dialogPropsOf(session, place)}
        title="Enquiry"
        name={enquiry?.name}
        facts={enquiry ? <Facts enquiry={enquiry} /> : null}
        submitLabel="Save Enquiry"
        size="42rem"
      >
        <FormState session={session} what="enquiry">
          {enquiry ? <EnquiryText enquiry={enquiry} /> : null}
          <EnquiryFields key={session.revision} form={form} />
        </FormState>
      </FormDialog>
      <SaveConflictDialog {...session.conflict} />
    </>
  )
}

/** Apart from what every form knows of its thing: a status there is that of a page. */
async function loadEnquiry(enquiry_id: string) {
  const enquiry = await adminApi.enquiries.get({ enquiry_id })
  return { updated_at: enquiry.updated_at, enquiry }
}

function saveEnquiry(values: EnquiryValues, { id, api, updated_at }: SaveTarget) {
  return api.enquiries.update({ enquiry_id: id!, enquiry_data: values, updated_at })
}

function Facts({ enquiry }: { enquiry: AdminEnquiry }) {
  const { reference, created_at, answered_at, status } = enquiry
  return (
    <>
      <EnquiryBadge status={status} />
      <span>{reference}</span>
      <span>
        Came <time dateTime={created_at}>{formatMoment(created_at)}</time>
      </span>
      {answered_at ? (
        <span>
          Answered <time dateTime={answered_at}>{formatMoment(answered_at)}</time>
        </span>
      ) : null}
      <MailBadge enquiry={enquiry} />
    </>
  )
}

function EnquiryFields({ form }: { form: ReturnType<typeof useEnquiryForm> }) {
  const label = useId()
  return (
    <Stack mt="lg">
      <div>
        <Text id={label} fw={500} size="sm" mb={4}>
          Status
        </Text>
        <SegmentedControl fullWidth aria-labelledby={label} data={statusOptions} {...form.getInputProps('status')} />
      </div>
      <LimitedTextarea
        label="Notes"
        description="For yourself; the sender never sees them"
        rows={3}
        limit={enquiryLimits.notes}
        {...form.getInputProps('notes')}
      />
    </Stack>
  )
}
