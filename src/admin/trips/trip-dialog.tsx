import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { adminMessages } from '#contract/messages.ts'
import { callError } from '../shell/api/admin-api.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { LoadFailure } from '../shell/feedback/load-failure.tsx'
import { fieldErrorsOf, focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/save-conflict-dialog.tsx'
import { useSave, type SaveCall } from '../shell/form/use-save.ts'
import { TripFields, type UploadPlace } from './trip-fields.tsx'
import { useTripForm } from './trip-form.ts'
import { tripRefresh } from './trip-queries.ts'
import { atFormPaths, tripDataOf, type TripValues } from './trip-values.ts'
import { useStoredTrip } from './use-stored-trip.ts'

const { trips: messages } = adminMessages

interface TripDialogProps {
  /** Null for a new trip. */
  tripId: string | null
  onClose: () => void
}

/** 'Add Trip' and 'Edit Trip' (specification 2.14): a trip with its gallery, saved in one call. */
export function TripDialog({ tripId, onClose }: TripDialogProps) {
  // A trip that was deleted elsewhere can be saved as a new one.
  const [id, setId] = useState(tripId)
  const form = useTripForm()
  const stored = useStoredTrip(id, form)
  const [isDeleted, setDeleted] = useState(false)
  const [uploading, setUploading] = useState<Record<UploadPlace, boolean>>({ featured: false, gallery: false })
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const { send, saving, ...conflictDialog } = useSave({
    save: (values: TripValues, call) => saveTrip(id, values, call),
    done: id ? messages.updated : messages.created,
    failed: id ? messages.updateFailed : messages.createFailed,
    refresh: tripRefresh,
    onSaved: onClose,
    onRefused: (error) => {
      if (callError(error)?.code === 'TRIP_NOT_FOUND') setDeleted(true)
      const refused = showFieldErrors(form, refusedFields(error))
      if (refused) focusFirstError(container)
      return refused
    },
  })
  const submit = (element: HTMLElement | null) => {
    setContainer(element)
    if (form.validate().hasErrors) focusFirstError(element)
    else send(form.values)
  }
  const busy = uploading.featured || uploading.gallery
  return (
    <>
      <FormDialog
        title={tripId ? 'Edit Trip' : 'Add Trip'}
        size="62rem"
        opened
        onClose={onClose}
        onSubmit={submit}
        dirty={form.isDirty() || busy}
        saving={saving}
        busy={busy}
        ready={stored.state === 'ready'}
        submitLabel={id ? 'Update Trip' : 'Create Trip'}
      >
        {isDeleted && id ? (
          <DeletedNotice
            onSaveAsNew={() => {
              setId(null)
              setDeleted(false)
            }}
          />
        ) : null}
        {stored.state === 'ready' ? (
          <TripFields
            form={form}
            vendorName={stored.vendorName}
            onUploading={(place, isUploading) => setUploading((current) => ({ ...current, [place]: isUploading }))}
          />
        ) : null}
        {stored.state === 'loading' ? <LoadingTrip /> : null}
        {stored.state === 'failed' ? (
          <FailedTrip error={stored.error} onRetry={stored.retry} onClose={onClose} />
        ) : null}
      </FormDialog>
      <SaveConflictDialog {...conflictDialog} onReload={() => void stored.reload()} />
    </>
  )
}

function saveTrip(trip_id: string | null, values: TripValues, { api, overwrite }: SaveCall) {
  const trip_data = tripDataOf(values)
  if (!trip_id) return api.trips.create({ trip_data })
  return api.trips.update({ trip_id, trip_data, updated_at: values.updated_at ?? undefined, overwrite })
}

/** Validation errors of the server, by field. */
function refusedFields(error: unknown): Record<string, string> {
  const picture = callError(error)?.data as { field?: string } | undefined
  return atFormPaths(
    fieldErrorsOf(error, 'trip_data', {
      VENDOR_NOT_FOUND: 'vendor_id',
      PICTURE_NOT_FOUND: picture?.field ?? 'featured_image',
    }),
  )
}

function DeletedNotice({ onSaveAsNew }: { onSaveAsNew: () => void }) {
  return (
    // The save button is far below, where the alert would not be visible.
    <Alert
      ref={(alert) => alert?.focus()}
      tabIndex={-1}
      variant="outline"
      color="madder"
      title={messages.notFound}
      role="alert"
      mt="md"
    >
      <Text mb="sm">It was deleted elsewhere. What you entered is still here.</Text>
      <Button variant="default" onClick={onSaveAsNew}>
        Make it a new trip
      </Button>
    </Alert>
  )
}

function LoadingTrip() {
  return (
    <Stack role="status" aria-label="Loading" py="lg">
      <Skeleton height={60} />
      <Skeleton height={140} />
      <Skeleton height={200} />
      <Skeleton height={120} />
    </Stack>
  )
}

interface FailedTripProps {
  error: unknown
  onRetry: () => void
  onClose: () => void
}

function FailedTrip({ error, onRetry, onClose }: FailedTripProps) {
  if (callError(error)?.code !== 'TRIP_NOT_FOUND') {
    return <LoadFailure title="The trip did not load" error={error} onRetry={onRetry} />
  }
  return (
    <Alert variant="outline" color="madder" title={messages.notFound} role="alert">
      <Button variant="default" onClick={onClose}>
        Back to the list
      </Button>
    </Alert>
  )
}
