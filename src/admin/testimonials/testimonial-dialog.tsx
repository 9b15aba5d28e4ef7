import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import { testimonialLimits } from '#contract/testimonials.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { LimitedInput, LimitedTextarea } from '../shell/field/limited-input.tsx'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { FormFacts } from '../shell/form/form-facts.tsx'
import { dialogPropsOf, FormState, historyFormOf } from '../shell/form/form-state.tsx'
import { fieldErrorsOf } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import type { SaveTarget } from '../shell/form/form-kind.ts'
import { useFormSession } from '../shell/form/use-form-session.ts'
import { ImageSlot } from '../shell/image/image-slot.tsx'
import { FormHistory } from '../shell/history/form-history.tsx'
import type { FormPlace } from '../shell/list/use-list-form.ts'
import {
  testimonialDataOf,
  testimonialValuesOf,
  useTestimonialForm,
  type TestimonialValues,
} from './testimonial-form.ts'
import { testimonialRefresh } from './testimonial-refresh.ts'
import { TripSelect } from './trip-select.tsx'
import { PlainSelect } from '../shell/field/plain-select.tsx'

/** '1 Star' to '5 Stars'. */
const ratings = Array.from({ length: testimonialLimits.ratingMax }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 Star' : `${index + 1} Stars`,
}))

/** 'Add New Testimonial' and 'Edit Testimonial' (specification 2.17). */
export function TestimonialDialog({ place }: { place: FormPlace }) {
  const form = useTestimonialForm()
  const [uploading, setUploading] = useState(false)
  const { created, updated, saveFailed, notFound } = adminMessages.testimonials
  const session = useFormSession<TestimonialValues, AdminTestimonial>({
    noun: 'testimonial',
    place,
    form,
    load: (testimonial_id) => adminApi.testimonials.get({ testimonial_id }),
    valuesOf: testimonialValuesOf,
    save: saveTestimonial,
    missing: { code: 'TESTIMONIAL_NOT_FOUND', message: notFound },
    messages: { created, updated, failed: () => saveFailed },
    refresh: testimonialRefresh,
    fieldErrors: (error) =>
      fieldErrorsOf(error, 'testimonial_data', { TRIP_NOT_FOUND: 'trip_id', PICTURE_NOT_FOUND: 'photo' }),
    loadFields: async () => (await loadHistory()).fields,
    names: tripNames,
    uploading,
  })
  return (
    <>
      <FormDialog
        {...dialogPropsOf(session, place)}
        busy={uploading}
        title={place.id ? 'Edit Testimonial' : 'Add New Testimonial'}
        name={place.id ? session.base.name : undefined}
        facts={
          <>
            <FormFacts changedAt={session.changedAt} />
            <FormHistory
              noun="testimonials"
              id={session.id}
              name={session.base.name}
              form={{
                ...historyFormOf(session, form),
                names: session.item ? tripNames(session.item) : {},
              }}
              load={loadHistory}
            />
          </>
        }
        submitLabel={session.id ? 'Update Testimonial' : 'Create Testimonial'}
        size="36rem"
      >
        <FormState session={session} what="testimonial">
          <TestimonialFields key={session.revision} form={form} stored={session.item} onUploading={setUploading} />
        </FormState>
      </FormDialog>
      <SaveConflictDialog {...session.conflict} />
    </>
  )
}

const loadHistory = async () => (await import('./testimonial-history.ts')).testimonialHistory

function saveTestimonial(values: TestimonialValues, { id: testimonial_id, api, ...version }: SaveTarget) {
  const testimonial_data = testimonialDataOf(values)
  return testimonial_id
    ? api.testimonials.update({ testimonial_id, testimonial_data, ...version })
    : api.testimonials.create({ testimonial_data })
}

/** By id. */
function tripNames({ trip_id, trip }: AdminTestimonial) {
  return { [trip_id ?? '']: trip?.title }
}

interface TestimonialFieldsProps {
  form: ReturnType<typeof useTestimonialForm>
  /** As it was loaded; null for a new one. */
  stored: AdminTestimonial | null
  /** Saving waits for an upload. */
  onUploading: (uploading: boolean) => void
}

function TestimonialFields({ form, stored, onUploading }: TestimonialFieldsProps) {
  return (
    <Stack>
      <LimitedInput
        label="Customer Name"
        required
        data-autofocus
        limit={testimonialLimits.name}
        {...form.getInputProps('name')}
      />
      <LimitedTextarea
        label="Testimonial Content"
        required
        rows={4}
        limit={testimonialLimits.content}
        {...form.getInputProps('content')}
      />
      <PlainSelect
        label="Rating"
        data={ratings}
        allowDeselect={false}
        {...form.getInputProps('rating')}
        value={form.values.rating}
      />
      <TripSelect
        value={form.values.trip_id}
        onChange={(id) => form.setFieldValue('trip_id', id)}
        chosenTitle={stored?.trip_id === form.values.trip_id ? stored?.trip?.title : undefined}
        error={form.errors.trip_id as string | undefined}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedInput
          label="From"
          placeholder="Pune"
          limit={testimonialLimits.place}
          {...form.getInputProps('place')}
        />
        <TextInput label="Month of travel" type="month" placeholder="2026-03" {...form.getInputProps('travelled_on')} />
      </SimpleGrid>
      <ImageSlot
        bucket="trip-images"
        label="Photo"
        hint="Optional: JPG, JPEG or PNG, max 1MB, with the guest’s permission"
        value={form.values.photo}
        onChange={(picture) => {
          form.setFieldValue('photo', picture?.url ?? null)
          form.setFieldValue('photo_alt', picture?.alt ?? '')
        }}
        alternative={form.getInputProps('photo_alt')}
        onUploading={onUploading}
        error={(form.errors.photo as string | undefined) ?? null}
      />
    </Stack>
  )
}
