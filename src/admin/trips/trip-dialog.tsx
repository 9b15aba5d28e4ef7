import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { AdminTrip } from '#contract/admin/trips.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi, callError } from '../shell/api/admin-api.ts'
import { withKept, type Opened } from '../shell/form/editions/open-edition.ts'
import { usePlans } from '../shell/form/editions/use-plans.tsx'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { FormFacts } from '../shell/form/form-facts.tsx'
import { dialogPropsOf, FormState, historyFormOf } from '../shell/form/form-state.tsx'
import { fieldErrorsOf } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import { withNewKeys } from '../shell/content/form-values.ts'
import type { SaveTarget } from '../shell/form/form-kind.ts'
import { useFormSession } from '../shell/form/use-form-session.ts'
import { FormHistory } from '../shell/history/form-history.tsx'
import type { FormPlace } from '../shell/list/use-list-form.ts'
import { TripChecks } from './checks/trip-checks.tsx'
import { TripFields, type UploadPlace } from './trip-fields.tsx'
import { useTripForm } from './trip-form.ts'
import { tripRefresh } from './trip-queries.ts'
import { tripContent, type TripValues } from './trip-values.ts'

const { trips: messages } = adminMessages

/** 'Add Trip' and 'Edit Trip' (specification 2.14): a trip with its gallery, saved in one call. */
export function TripDialog({ place }: { place: FormPlace }) {
  const form = useTripForm()
  const [uploading, setUploading] = useState<Record<UploadPlace, boolean>>({ featured: false, gallery: false })
  const busy = uploading.featured || uploading.gallery
  const session = useFormSession<TripValues, AdminTrip & Opened>({
    noun: 'trip',
    place,
    form,
    load: withKept('trips', (trip_id) => adminApi.trips.get({ trip_id })),
    valuesOf: tripContent.valuesOf,
    revive: withNewKeys,
    save: saveTrip,
    missing: { code: 'TRIP_NOT_FOUND', message: messages.notFound },
    messages: {
      created: messages.created,
      updated: messages.updated,
      failed: (_error, isNew) => (isNew ? messages.createFailed : messages.updateFailed),
    },
    refresh: tripRefresh,
    viewHref: tripHref,
    fieldErrors: refusedFields,
    loadFields: async () => (await loadHistory()).fields,
    names: vendorNames,
    uploading: busy,
    edition: { noun: 'trips', bodyOf: tripContent.dataOf, valuesOfBody: tripContent.valuesOfBody },
  })
  const { base, item } = session
  const plans = usePlans({
    session,
    noun: 'trips',
    name: base.title,
    liveHref: session.id && tripHref(session.id),
    bodyOf: () => tripContent.dataOf(form.values),
  })
  return (
    <>
      <FormDialog
        {...dialogPropsOf(session, place)}
        title={place.id ? 'Edit Trip' : 'Add Trip'}
        name={place.id ? base.title : undefined}
        facts={
          <>
            <FormFacts
              status={session.editions.live ?? base.status}
              changedAt={session.changedAt}
              viewHref={place.id && tripHref(place.id)}
            />
            <FormHistory
              noun="trips"
              id={session.id}
              name={base.title}
              form={{ ...historyFormOf(session, form), names: item ? vendorNames(item) : {} }}
              load={loadHistory}
            />
          </>
        }
        size="62rem"
        dirty={session.dirty || busy}
        busy={busy}
        notice={plans.notice}
        checks={<TripChecks id={session.id} values={form.values} base={base} ready={session.state === 'ready'} />}
        onSchedule={plans.onSchedule}
        submitLabel={session.id ? 'Update Trip' : 'Create Trip'}
        previewed={{ noun: 'trips', itemId: session.id, body: tripContent.dataOf(form.values) }}
      >
        {session.isDeleted ? <DeletedNotice onSaveAsNew={session.saveAsNew} /> : null}
        <FormState session={session} what="trip">
          <TripFields
            key={session.revision}
            form={form}
            tripId={session.id}
            vendorName={form.values.vendor_id === item?.vendor_id ? item.vendor?.vendor_name : undefined}
            onUploading={(which, isUploading) => setUploading((current) => ({ ...current, [which]: isUploading }))}
          />
        </FormState>
      </FormDialog>
      {plans.dialog}
      <SaveConflictDialog {...session.conflict} />
    </>
  )
}

/** By id. */
function vendorNames({ vendor_id, vendor }: AdminTrip) {
  return { [vendor_id ?? '']: vendor?.vendor_name }
}

const loadHistory = async () => (await import('./trip-history.ts')).tripHistory

/** A draft's page is shown to the admin only. */
function tripHref(id: string): string {
  return `/trip/${id}`
}

function saveTrip(values: TripValues, { id: trip_id, api, ...version }: SaveTarget) {
  const trip_data = tripContent.dataOf(values)
  return trip_id ? api.trips.update({ trip_id, trip_data, ...version }) : api.trips.create({ trip_data })
}

/** Validation errors of the server, by field. */
function refusedFields(error: unknown): Record<string, string> {
  const picture = callError(error)?.data as { field?: string } | undefined
  return tripContent.atFormPaths(
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
