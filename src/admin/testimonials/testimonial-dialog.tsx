import { Alert, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import { formatUnit } from '#values/format/units.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { FieldInput } from '../kit/form/field-input.tsx'
import { PlainSelect } from '../kit/field/plain-select.tsx'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import { FormFacts } from '../kit/form/form-facts.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { ImageSlot } from '../kit/image/image-slot.tsx'
import { placeOf, type FormPlace } from '../kit/list/use-list-form.ts'
import { testimonialContent, type TestimonialForm, type TestimonialValues } from './testimonial-form.ts'
import { TripSelect } from './trip-select.tsx'

const { rating } = testimonialFields

/** '1 Star' to '5 Stars'. */
const ratings = Array.from({ length: rating.max }, (_, index) => ({
  value: String(index + 1),
  label: formatUnit(index + 1, rating.unit),
}))

const { created, updated, saveFailed, notFound } = adminMessages.testimonials

const testimonialKind: FormKind<TestimonialValues, AdminTestimonial> = {
  type: 'testimonial',
  entity: 'testimonials',
  ...testimonialContent,
  load: (testimonial_id) => adminApi.testimonials.get({ testimonial_id }),
  save: (values, { id: testimonial_id, api, ...version }) => {
    const testimonial_data = testimonialContent.dataOf(values)
    return testimonial_id
      ? api.testimonials.update({ testimonial_id, testimonial_data, ...version })
      : api.testimonials.create({ testimonial_data })
  },
  missing: { code: 'TESTIMONIAL_NOT_FOUND', message: notFound },
  messages: { created, updated, failed: () => saveFailed },
  fieldErrors: (error) =>
    fieldErrorsOf(error, 'testimonial_data', { TRIP_NOT_FOUND: 'trip_id', PICTURE_NOT_FOUND: 'photo' }),
  names: tripNames,
}

/** 'Add New Testimonial' and 'Edit Testimonial' (specification 2.17). */
export function TestimonialDialog({ place }: { place: FormPlace }) {
  const [uploading, setUploading] = useState(false)
  const session = useEditing(testimonialKind, { ...placeOf(place), uploading })
  const { id, base, item } = session
  return (
    <FormDialog
      session={session}
      onClose={place.onClose}
      title={place.id ? 'Edit Testimonial' : 'Add New Testimonial'}
      name={place.id ? base.name : undefined}
      facts={<FormFacts changedAt={session.changedAt} />}
      submitLabel={id ? 'Update Testimonial' : 'Create Testimonial'}
      size="36rem"
    >
      <TestimonialFields key={session.revision} form={session.form} stored={item} onUploading={setUploading} />
    </FormDialog>
  )
}

function tripNames({ trip_id, trip }: AdminTestimonial) {
  return { [trip_id ?? '']: trip?.title }
}

interface TestimonialFieldsProps {
  form: TestimonialForm
  /** As it was loaded; null for a new one. */
  stored: AdminTestimonial | null
  /** Saving waits for an upload. */
  onUploading: (uploading: boolean) => void
}

function TestimonialFields({ form, stored, onUploading }: TestimonialFieldsProps) {
  const isGuests = stored?.by_invitation === true
  const input = (name: keyof typeof testimonialFields) => ({
    field: testimonialFields[name],
    input: form.getInputProps(name),
  })
  return (
    <Stack>
      {isGuests ? (
        <Alert variant="outline" color="indigo">
          {stored.name} wrote this by invitation: name, words and rating stay as they are.
        </Alert>
      ) : null}
      <FieldInput {...input('name')} disabled={isGuests} data-autofocus />
      <FieldInput {...input('content')} disabled={isGuests} />
      <PlainSelect
        label={rating.label}
        disabled={isGuests}
        data={ratings}
        allowDeselect={false}
        {...form.getInputProps('rating')}
        value={String(form.values.rating)}
        onChange={(stars) => form.setFieldValue('rating', Number(stars))}
      />
      <div data-field="trip_id">
        <TripSelect
          value={form.values.trip_id}
          onChange={(id) => form.setFieldValue('trip_id', id)}
          chosenTitle={stored?.trip_id === form.values.trip_id ? stored?.trip?.title : undefined}
          error={form.errors.trip_id as string | undefined}
        />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FieldInput {...input('place')} />
        <FieldInput {...input('travelled_on')} />
      </SimpleGrid>
      <ImageSlot
        field="photo"
        bucket={testimonialFields.photo.bucket}
        label={testimonialFields.photo.label}
        hint="Optional: JPG, JPEG or PNG, max 1MB, with the guest’s permission"
        value={form.values.photo}
        onChange={(picture) => {
          form.setFieldValue('photo', picture?.url ?? null)
          form.setFieldValue('photo_alt', picture?.alt ?? '')
        }}
        alternative={form.getInputProps('photo_alt')}
        onUploading={onUploading}
        error={form.errors.photo}
      />
    </Stack>
  )
}
