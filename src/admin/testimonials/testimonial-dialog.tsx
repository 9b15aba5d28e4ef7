import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import { testimonialLimits } from '#contract/testimonials.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { fieldErrorsOf, focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/save-conflict-dialog.tsx'
import { useSave } from '../shell/form/use-save.ts'
import { testimonialDataOf, useTestimonialForm, type TestimonialValues } from './testimonial-form.ts'
import { testimonialRefresh } from './testimonial-refresh.ts'
import { TripSelect } from './trip-select.tsx'

/** '1 Star' to '5 Stars'. */
const ratings = Array.from({ length: testimonialLimits.ratingMax }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 Star' : `${index + 1} Stars`,
}))

interface TestimonialDialogProps {
  /** Null for a new testimonial. */
  testimonial: AdminTestimonial | null
  onClose: () => void
  /** Loads the stored version after a conflict. */
  onReload: () => void
}

/** 'Add New Testimonial' and 'Edit Testimonial' (specification 2.17). */
export function TestimonialDialog({ testimonial, onClose, onReload }: TestimonialDialogProps) {
  const form = useTestimonialForm(testimonial)
  const messages = adminMessages.testimonials
  const { send, saving, ...conflictDialog } = useSave({
    save: (values: TestimonialValues, { api, overwrite }) => {
      const testimonial_data = testimonialDataOf(values)
      if (!testimonial) return api.testimonials.create({ testimonial_data })
      const { id: testimonial_id, updated_at } = testimonial
      return api.testimonials.update({ testimonial_id, testimonial_data, updated_at, overwrite })
    },
    done: testimonial ? messages.updated : messages.created,
    failed: messages.saveFailed,
    refresh: testimonialRefresh,
    onSaved: onClose,
    onRefused: (error) =>
      showFieldErrors(form, fieldErrorsOf(error, 'testimonial_data', { TRIP_NOT_FOUND: 'trip_id' })),
  })
  const submit = (container: HTMLElement | null) => {
    if (form.validate().hasErrors) focusFirstError(container)
    else send(form.values)
  }
  return (
    <>
      <FormDialog
        title={testimonial ? 'Edit Testimonial' : 'Add New Testimonial'}
        opened
        onClose={onClose}
        onSubmit={submit}
        dirty={form.isDirty()}
        saving={saving}
        submitLabel={testimonial ? 'Update Testimonial' : 'Create Testimonial'}
        size="36rem"
      >
        <Stack>
          <TextInput
            label="Customer Name"
            required
            data-autofocus
            maxLength={testimonialLimits.name}
            {...form.getInputProps('name')}
          />
          <Textarea
            label="Testimonial Content"
            required
            rows={4}
            maxLength={testimonialLimits.content}
            {...form.getInputProps('content')}
          />
          <Select label="Rating" data={ratings} allowDeselect={false} {...form.getInputProps('rating')} />
          <TripSelect
            value={form.values.trip_id}
            onChange={(id) => form.setFieldValue('trip_id', id)}
            chosenTitle={testimonial?.trip?.title}
            error={form.errors.trip_id as string | undefined}
          />
        </Stack>
      </FormDialog>
      <SaveConflictDialog {...conflictDialog} onReload={onReload} />
    </>
  )
}
