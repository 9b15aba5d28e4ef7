import { useState } from 'react'
import type { AdminTrip } from '#contract/admin/trips.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi, callError } from '../kit/api/admin-api.ts'
import { withNewKeys } from '../kit/form/form-values.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import { FormFacts } from '../kit/form/form-facts.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf } from '../kit/form/save-errors.ts'
import { placeOf, type FormPlace } from '../kit/list/use-list-form.ts'
import { PasteTrip } from './paste/paste-trip.tsx'
import { TripChecks } from './checks/trip-checks.tsx'
import { TripFields, type UploadPlace } from './trip-fields.tsx'
import { tripContent, type TripValues } from './trip-values.ts'

const { created, createFailed, updated, updateFailed, notFound } = adminMessages.trips

const tripKind: FormKind<TripValues, AdminTrip> = {
  type: 'trip',
  entity: 'trips',
  ...tripContent,
  load: (trip_id) => adminApi.trips.get({ trip_id }),
  revive: withNewKeys,
  save: (values, { id: trip_id, api, ...version }) => {
    const trip_data = tripContent.dataOf(values)
    return trip_id ? api.trips.update({ trip_id, trip_data, ...version }) : api.trips.create({ trip_data })
  },
  missing: { code: 'TRIP_NOT_FOUND', message: notFound },
  messages: { created, updated, failed: (_error, isNew) => (isNew ? createFailed : updateFailed) },
  viewHref: tripHref,
  fieldErrors: refusedFields,
  names: vendorNames,
  drafts: { entity: 'trips', bodyOf: tripContent.dataOf, valuesOfBody: tripContent.valuesOfBody },
}

/** 'Add Trip' and 'Edit Trip' (specification 2.14): a trip with its gallery, saved in one call. */
export function TripDialog({ place }: { place: FormPlace }) {
  const [uploads, setUploads] = useState<Record<UploadPlace, boolean>>({ featured: false, gallery: false })
  const uploading = uploads.featured || uploads.gallery
  const session = useEditing(tripKind, { ...placeOf(place), uploading })
  const { id, base, item, form } = session
  return (
    <FormDialog
      session={session}
      onClose={place.onClose}
      title={place.id ? 'Edit Trip' : 'Add Trip'}
      name={place.id ? base.title : undefined}
      facts={
        <FormFacts
          status={session.status ?? base.status}
          changedAt={session.changedAt}
          viewHref={place.id && tripHref(place.id)}
        />
      }
      size="62rem"
      liveHref={id && tripHref(id)}
      checks={<TripChecks id={id} values={form.values} base={base} ready={session.isReady} />}
      submitLabel={id ? 'Update Trip' : 'Create Trip'}
      previewed={{ entity: 'trips', itemId: id, body: tripContent.dataOf(form.values) }}
    >
      {id ? null : <PasteTrip values={form.values} onFill={session.historyForm.replace} />}
      <TripFields
        key={session.revision}
        form={form}
        tripId={id}
        vendorName={form.values.vendor_id === item?.vendor_id ? item.vendor?.vendor_name : undefined}
        onUploading={(which, isUploading) => setUploads((current) => ({ ...current, [which]: isUploading }))}
      />
    </FormDialog>
  )
}

function vendorNames({ vendor_id, vendor }: AdminTrip) {
  return { [vendor_id ?? '']: vendor?.vendor_name }
}

/** A draft's page is shown to the admin only. */
function tripHref(id: string): string {
  return `/trip/${id}`
}

function refusedFields(error: unknown): Record<string, string> {
  const picture = callError(error)?.data as { field?: string } | undefined
  return tripContent.atFormPaths(
    fieldErrorsOf(error, 'trip_data', {
      VENDOR_NOT_FOUND: 'vendor_id',
      PICTURE_NOT_FOUND: picture?.field ?? 'featured_image',
    }),
  )
}
