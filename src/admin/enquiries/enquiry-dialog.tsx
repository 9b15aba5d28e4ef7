import { Box, Anchor, Button, SegmentedControl, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import type { AdminEnquiry } from '#contract/admin/enquiries.ts'
import { enquiryStatuses } from '#contract/enquiries.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatMoment } from '#values/format/dates.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { usePerson } from '../kit/api/person.ts'
import { useAction } from '../kit/api/use-action.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { placeOf, type FormPlace } from '../kit/list/use-list-form.ts'
import { EnquiryBadge, MailBadge } from './enquiry-badges.tsx'
import { enquiryContent, enquiryFields, type EnquiryValues } from './enquiry-form.ts'
import { EnquiryText } from './enquiry-text.tsx'
import { enquiryLabels } from './enquiry-words.ts'
import { PersonActions } from './person-actions.tsx'

const statusOptions = enquiryStatuses.map((value) => ({ value, label: enquiryLabels[value] }))

const { updated, updateFailed, notFound } = inboxMessages

/** Its status is not that of a page, which every form would show, so the enquiry is a property of the item. */
interface OpenedEnquiry {
  updated_at: string
  enquiry: AdminEnquiry
}

const enquiryKind: FormKind<EnquiryValues, OpenedEnquiry> = {
  type: 'enquiry',
  ...enquiryContent,
  load: async (enquiry_id) => {
    const enquiry = await adminApi.enquiries.get({ enquiry_id })
    return { updated_at: enquiry.updated_at, enquiry }
  },
  valuesOf: ({ enquiry }) => enquiryContent.valuesOf(enquiry),
  save: (values, { id, api, updated_at }) =>
    api.enquiries.update({ enquiry_id: id!, enquiry_data: enquiryContent.dataOf(values), updated_at }),
  missing: { code: 'ENQUIRY_NOT_FOUND', message: notFound },
  messages: { updated, failed: () => updateFailed },
  fieldErrors: (error) => fieldErrorsOf(error, 'enquiry_data'),
}

interface EnquiryDialogProps {
  place: FormPlace
  proposalsOf: (enquiryId: string) => ReactNode
}

/** An enquiry, how to answer it, and what became of it. */
export function EnquiryDialog({ place, proposalsOf }: EnquiryDialogProps) {
  const session = useEditing(enquiryKind, placeOf(place))
  const enquiry = session.item?.enquiry
  return (
    <FormDialog
      session={session}
      onClose={place.onClose}
      title="Enquiry"
      name={enquiry?.name}
      facts={enquiry ? <Facts enquiry={enquiry} /> : null}
      submitLabel="Save Enquiry"
      size="42rem"
    >
      {enquiry ? <EnquiryText enquiry={enquiry} onAnswered={session.follow} /> : null}
      {enquiry ? <Box mt="lg">{proposalsOf(enquiry.id)}</Box> : null}
      <EnquiryFields key={session.revision} form={session.form} />
      {enquiry ? <Take enquiry={enquiry} onTaken={session.follow} /> : null}
      {enquiry ? <PersonActions enquiry={enquiry} onErased={place.onClose} /> : null}
    </FormDialog>
  )
}

function Facts({ enquiry }: { enquiry: AdminEnquiry }) {
  const { reference, created_at, answered_at, status, taken_by } = enquiry
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
      {taken_by ? <span>Taken by {taken_by}</span> : null}
      <MailBadge enquiry={enquiry} />
    </>
  )
}

/** Puts the name of this browser's person on the enquiry at once. */
function Take({ enquiry: { id, taken_by }, onTaken }: { enquiry: AdminEnquiry; onTaken: () => void }) {
  const person = usePerson()
  const { act, isPending } = useAction()
  const take = () =>
    act({
      run: ({ enquiries }) => enquiries.update({ enquiry_id: id, enquiry_data: { taken_by: person } }),
      done: updated,
      failed: updateFailed,
      onDone: onTaken,
    })
  if (taken_by) return null
  return (
    <Text mt="xs">
      {person ? (
        <Button variant="default" size="compact-md" disabled={isPending} onClick={take}>
          Take as {person}
        </Button>
      ) : (
        <Anchor renderRoot={(props) => <Link to={adminPaths.account} {...props} />}>
          Say who is writing to take it
        </Anchor>
      )}
    </Text>
  )
}

function EnquiryFields({ form }: { form: UseFormReturnType<EnquiryValues> }) {
  const label = useId()
  return (
    <Stack mt="lg">
      <div>
        <Text id={label} fw={500} size="sm" mb={4}>
          Status
        </Text>
        <SegmentedControl fullWidth aria-labelledby={label} data={statusOptions} {...form.getInputProps('status')} />
      </div>
      <FieldInput field={enquiryFields.taken_by} input={form.getInputProps('taken_by')} />
      <FieldInput field={enquiryFields.notes} input={form.getInputProps('notes')} />
    </Stack>
  )
}
